import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, Link, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { NoticeBanner } from "~/components/forms/notice-banner";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { MailLink, DocumentLink } from "~/components/layout/links";
import { RouteError, MessagePage } from "~/components/layout/message-page";
import { secretMeta, styleSheets } from "~/components/layout/page-head";
import { ReceiptPage, TypedWords } from "~/components/receipt/receipt-page";
import { SightingReceipt } from "~/components/sightings/sighting-receipt";
import { correctStory } from "~/domain/receipts/correct-story.server";
import { refused } from "~/domain/result";
import { pageAction } from "~/http/answer/page-action.server";
import {
  addressWithNotice,
  correctionAgain,
  correctionInput,
  receiptPage,
} from "~/http/receipt/receipt-page.server";
import type { RouteHandle } from "~/http/route-handle";
import cardStyles from "~/styles/diary/cards.css";
import formStyles from "~/styles/forms/form-pages.css";
import receiptStyles from "~/styles/receipt.css";
import { fill } from "~/text/fill";

export const handle: RouteHandle = {
  languages: true,
  secretAddress: true,
  script: "/receipt.js",
  body: {},
  prefetch: false,
};

export const links = styleSheets(formStyles, cardStyles, receiptStyles);

export const meta: MetaFunction = (args) => {
  const { title, description } = wordsOf(args.matches).text.receipt;
  return [...secretMeta(args, title), { name: "description", content: description }];
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const loader = receiptPage;

export const action = pageAction({
  showsUnsent: true,
  input: correctionInput,
  run: ({ site, storyId, correction }) =>
    storyId === null ? refused("unknown-story") : correctStory(site, storyId, correction),
  done: (_, { path }) => ({ to: addressWithNotice(path, "corretta"), status: 303 }),
  again: correctionAgain,
});

const closedTitles = {
  withdrawn: "withdrawnTitle",
  removed: "removedTitle",
  unknown: "unknownTitle",
  "too-many": "tooManyTitle",
} as const;

/** Shows an error, with the words of a correction that could not be stored. */
export function ErrorBoundary() {
  const error = useRouteError();
  const unsent = isRouteErrorResponse(error) ? (error.data as { typed?: { story?: string[] } } | null) : null;
  const words = unsent?.typed?.story?.at(-1);
  return <RouteError error={error}>{words ? <TypedWords words={words} /> : null}</RouteError>;
}

/** The receipt of a story: the page that its sender sees. */
export default function Receipt() {
  const { state, story, since, sighting, ofSighting, withdrawal, left, notice, when, ...page } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { text: all, dated, dayInWords } = useWords();
  const text = all.receipt;
  const shown = answer?.notice ?? notice;
  if (story) {
    return (
      <ReceiptPage {...page} story={story} since={since} refused={answer?.form ?? null}>
        {shown ? <NoticeBanner notice={shown} /> : null}
      </ReceiptPage>
    );
  }
  if (sighting) return <SightingReceipt {...page} sighting={sighting} />;
  const closed = state === "story" || state === "sighting" ? "unknown" : state;
  const ownText = { ...text, ...(ofSighting ? all.sighting : null) };
  const help = {
    withdrawn: withdrawal
      ? dated(withdrawal.pending ? ownText.withdrawnJustNow : ownText.withdrawn, {
          day: dayInWords(withdrawal.day),
        })
      : "",
    removed: left ? text.removedButLeft : ownText.removed,
    unknown: text.unknown,
    "too-many": fill(text.tooMany, { when: when ?? "" }),
  };
  return (
    <MessagePage title={ownText[closedTitles[closed]]} help={help[closed]} missing={closed === "unknown"}>
      {left?.blogPost ? (
        <p className="receipt-left">
          {text.diary}{" "}
          <DocumentLink to={`/blog/${left.blogPost.id}`} lang="">
            {left.blogPost.title}
          </DocumentLink>
        </p>
      ) : null}
      {left ? (
        <a className="button button-quiet button-danger" href={`${page.path}/ritira`}>
          {text.withdrawLeft}
        </a>
      ) : null}
      <Link className="button" to="/submit">
        {text.tell}
      </Link>
      {page.email ? (
        <p>
          {all.tagPage.help} <MailLink address={page.email} />
        </p>
      ) : null}
      {answer ? <TypedWords words={answer.form.values.story} /> : null}
    </MessagePage>
  );
}
