import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import { attempt } from "~/http/attempt.server";
import { problem } from "~/http/problem.server";
import { prefixOf } from "~/text/languages.server";
import { receiptOf, withdrawableStory } from "./receipt-page.server";

/** The question before a withdrawal; a receipt of which nothing is left says so itself. */
export async function withdrawalPage(args: LoaderFunctionArgs) {
  const { opened, path, language } = await receiptOf(args);
  const headers = { "Cache-Control": "no-store" };
  if (withdrawableStory(opened) === null) throw redirect(path, { status: 303, headers });
  return data({ path: prefixOf(language) + path }, { headers });
}

/** Withdraws the story and leads to the receipt, which says so. */
export async function answerWithdrawal(args: ActionFunctionArgs) {
  const { site, opened, path } = await receiptOf(args);
  const storyId = withdrawableStory(opened);
  if (storyId === null) return redirect(path, 303);
  const tried = await attempt(args.context, () => withdrawStory(site, storyId));
  if (tried.worked) return redirect(path, 303);
  return data({ failed: true }, { status: problem(tried.code).status });
}
