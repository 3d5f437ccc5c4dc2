import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/components/layout/page-head";
import { wordsOf } from "~/components/languages/use-words";
import { SubmitPage, storyFormHandle, storyFormLinks } from "~/components/story-form/submit-page";
import { readTagCode } from "~/domain/tags/tag-code";
import { emptyStoryForm, storyFormAction } from "~/http/story-form/story-form-answers.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { ...storyFormHandle, sitemap: true };

export const links = storyFormLinks;

export { keptHeaders as headers } from "~/components/forms/way-back";

export const meta: MetaFunction = (args) => pageMeta(args, wordsOf(args.matches).text.storyForm);

/** Returns an empty form. `?codice=` is the code of the tag that the finder scanned. */
export function loader({ request }: LoaderFunctionArgs) {
  const code = readTagCode(new URL(request.url).searchParams.get("codice") ?? "");
  return { state: emptyStoryForm(code) };
}

/** Receives a story, and leads the sender to its receipt. */
export const action = storyFormAction;

/** The page where a finder sends a story. */
export default function Submit() {
  const { state } = useLoaderData<typeof loader>();
  return <SubmitPage state={state} answer={useActionData<typeof action>()} />;
}
