import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NoticeBanner } from "~/components/form-parts/notice-banner";
import { secretMeta, styleSheets } from "~/components/layout/page-head";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { done } from "~/domain/result";
import { hasBecomePublic } from "~/domain/stories/withdrawals/withdrawn-stories.server";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import { pageAction } from "~/http/answer/page-action.server";
import { receiptOf, withdrawableStory } from "~/http/receipt/receipt-page.server";
import type { RouteHandle } from "~/http/route-handle";
import receiptStyles from "~/styles/receipt.css";
import { prefixOf } from "~/text/languages.server";

export const links = styleSheets(receiptStyles);

export const handle: RouteHandle = { languages: true, secretAddress: true, body: {}, prefetch: false };

export const meta: MetaFunction<typeof loader> = (args) => {
  const { receipt, sighting } = wordsOf(args.matches).text;
  return secretMeta(args, (args.data?.isSighting ? sighting : receipt).withdraw);
};

/** Returns the path for the question. Without a story to withdraw it leads to the receipt, which explains that. */
export async function loader(args: LoaderFunctionArgs) {
  const { site, opened, path, language } = await receiptOf(args);
  const storyId = withdrawableStory(opened);
  if (storyId === null) throw redirect(path, 303);
  const isPublished = await hasBecomePublic(site, storyId);
  return { path: prefixOf(language) + path, isSighting: opened.state === "sighting", isPublished };
}

/** Withdraws the story and leads to its receipt, which confirms the withdrawal. */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    isButton: true,
    input: receiptOf,
    async run({ site, opened }) {
      const storyId = withdrawableStory(opened);
      return done(storyId === null ? null : await withdrawStory(site, storyId));
    },
    done: (_, { path }) => ({ to: path, status: 303 }),
    again: () => ({ shows: { failed: true } }),
  });

/** The question before a story or a sighting is withdrawn. */
export default function Withdrawal() {
  const { path, isSighting, isPublished } = useLoaderData<typeof loader>();
  const all = useWords().text;
  const text = { ...all.receipt, ...(isSighting ? all.sighting : null) };
  const answer = useActionData<typeof action>();
  return (
    <main className="page page-narrow withdrawal" id="content">
      {answer ? <NoticeBanner notice={{ ...text.notices.withdrawFailed, failed: true }} /> : null}
      <h1 className="page-title">{text.withdrawTitle}</h1>
      <p className="page-lead">{isPublished ? text.withdrawPublished : text.withdrawQuestion}</p>
      <div className="prose">
        <p>{text.withdrawCopies}</p>
        <form className="button-row" method="post" action={`${path}/ritira`}>
          <button className="button button-danger">{text.withdrawConfirm}</button>{" "}
          <a className="button button-quiet" href={path}>
            {text.withdrawCancel}
          </a>
        </form>
      </div>
    </main>
  );
}
