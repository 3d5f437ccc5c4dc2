import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { secretMeta } from "~/components/layout/page-head";
import { wordsOf } from "~/components/languages/use-words";
import { SubmitPage, storyFormHandle, storyFormLinks } from "~/components/story-form/submit-page";
import { readReceiptSecret } from "~/domain/receipts/receipts-queries.server";
import { receiptOf } from "~/http/receipt/receipt-page.server";
import type { RouteHandle } from "~/http/route-handle";
import { emptyStoryForm, storyFormAction } from "~/http/submission/story-form-action.server";

export const handle: RouteHandle = { ...storyFormHandle, secretAddress: true, prefetch: false };

export const links = storyFormLinks;

export const meta: MetaFunction = (args) => secretMeta(args, wordsOf(args.matches).text.storyForm.title);

/** Returns the story form of a sighting, with its tag and town. Without one the receipt says what became of it. */
export async function loader(args: LoaderFunctionArgs) {
  const { opened, path } = await receiptOf(args);
  // A story is welcome even when the sighting has expired.
  const isWelcome = opened.state === "sighting" || (opened.state === "removed" && opened.ofSighting);
  if (!isWelcome) throw redirect(path, 303);
  const sighting = opened.state === "sighting" ? opened.sighting : null;
  const { state, wishes } = await emptyStoryForm(args.context, sighting?.tag.code ?? null);
  const values = { ...state.values, city: sighting?.city ?? "" };
  const receipt = sighting && readReceiptSecret(args.params.secret ?? "");
  return { state: { ...state, values, receipt }, wishes };
}

/** Receives the story. An unknown secret permits nothing, because this address is open to forms of other sites. */
export const action = async (args: LoaderFunctionArgs) => {
  const { opened, path } = await receiptOf(args);
  if (opened.state === "unknown" || opened.state === "too-many") throw redirect(path, 303);
  return storyFormAction(args);
};

/** The page where a finder sends the story that takes the place of a sighting. */
export default function SubmitFromReceipt() {
  return <SubmitPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
