import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/components/layout/page-head";
import { wordsOf } from "~/components/languages/use-words";
import { SubmitPage, storyFormHandle, storyFormLinks } from "~/components/story-form/submit-page";
import { openTag } from "~/domain/tags/open-tag.server";
import { emptyStoryForm, storyFormAction } from "~/http/submission/story-form-action.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { ...storyFormHandle, sitemap: true };

export const links = storyFormLinks;

export { keptHeaders as headers } from "~/components/form-parts/way-back";

export const meta: MetaFunction = (args) => pageMeta(args, wordsOf(args.matches).text.storyForm);

/** Returns an empty form. `?codice=` is the code of the tag that the finder scanned, or typed: perhaps no tag has it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get("codice")?.trim() ?? "";
  const opened = typed === "" ? null : await openTag(context.site, typed, context.client.address);
  const code = opened && "tag" in opened ? opened.tag.code : null;
  return { ...(await emptyStoryForm(context, code)), unknownCode: code === null ? typed.slice(0, 40) : "" };
}

/** Receives a story, and leads the sender to its receipt. */
export const action = storyFormAction;

/** The page where a finder sends a story. */
export default function Submit() {
  return <SubmitPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
