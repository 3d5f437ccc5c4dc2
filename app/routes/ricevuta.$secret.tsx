import type { ActionFunctionArgs, HeadersFunction, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Link,
  useActionData,
  useLoaderData,
  useRouteError,
  useHref,
} from "@remix-run/react";
import { NoticeBanner } from "~/components/forms/notice-banner";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { MailLink } from "~/components/layout/contact-links";
import { RouteError } from "~/components/layout/error-page";
import { MessagePage } from "~/components/layout/message-page";
import { productNameIn } from "~/components/layout/page-meta";
import { styleSheets } from "~/components/layout/style-sheets";
import { usePublicSettings } from "~/components/layout/use-public-settings";
import { ReceiptPage, TypedWords } from "~/components/receipt/receipt-page";
import { SightingReceipt } from "~/components/sightings/sighting-receipt";
import { correctStory } from "~/domain/receipts/correct-story.server";
import type { ReceiptStory } from "~/domain/receipts/receipt";
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
import type { Notice } from "~/text/notice";

interface ReceiptRemainsProps {
  /** The path of the receipt. */
  path: string;
  left: Pick<ReceiptStory, "blogPost">;
}

export const handle: RouteHandle = {
  languages: true,
  secretAddress: true,
  script: "/receipt.js",
  body: {},
  prefetch: false,
};

export const links = styleSheets(formStyles, cardStyles, receiptStyles);

/** Names no canonical address and no data for previews, because the address of the page is a secret. */
export const meta: MetaFunction = (args) => {
  const product = productNameIn(args);
  const { title, description } = wordsOf(args.matches).text.receipt;
  return [
    { title: `${title} · ${product}` },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "no-referrer" },
  ];
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const loader = receiptPage;

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    showsUnsent: true,
    input: (received) => correctionInput(args, received),
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
  const { contactEmail } = usePublicSettings();
  const text = all.receipt;
  if (story) {
    return (
      <ReceiptPage {...page} story={story} since={since} refused={answer?.form ?? null}>
        {answer ? <NoticeBanner notice={answer.notice} /> : notice ? <SentNotice notice={notice} /> : null}
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
      {left ? <ReceiptRemains path={page.path} left={left} /> : null}
      <Link className="button" to="/submit">
        {text.tell}
      </Link>
      {contactEmail ? (
        <p>
          {all.tagPage.help} <MailLink address={contactEmail} />
        </p>
      ) : null}
      {answer ? <TypedWords words={answer.form.values.story} /> : null}
    </MessagePage>
  );
}

/** The notice of the last action, at the top of the page. A toast would cover the receipt's address. */
function SentNotice({ notice: { title, text } }: { notice: Pick<Notice, "title" | "text"> }) {
  return (
    <div className="notice notice-success" role="status">
      <p className="notice-title">{title}</p>
      <p>{text}</p>
    </div>
  );
}

/** The remains of a story that the owner of the site has deleted, with a link to withdraw them, too. */
function ReceiptRemains({ path, left: { blogPost } }: ReceiptRemainsProps) {
  const text = useWords().text.receipt;
  const diaryAddress = useHref("/blog");
  return (
    <>
      {blogPost ? (
        <p className="receipt-left">
          {text.diary}{" "}
          <a href={`${diaryAddress}/${blogPost.id}`} lang="">
            {blogPost.title}
          </a>
        </p>
      ) : null}
      <a className="button button-quiet button-danger" href={`${path}/ritira`}>
        {text.withdrawLeft}
      </a>
    </>
  );
}
