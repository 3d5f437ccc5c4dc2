import type { ComponentProps } from "react";
import type { ActionFunctionArgs, HeadersFunction, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { NoticeBanner } from "~/components/form-parts/notice-banner";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { MailLink, DocumentButton, DocumentLink } from "~/components/layout/links";
import { RouteError, MessagePage } from "~/components/layout/message-page";
import { secretMeta, styleSheets } from "~/components/layout/page-head";
import {
  TypedWords,
  ReceiptAnswer,
  ReceiptHand,
  ReceiptJourney,
  ReceiptPostcard,
  ReceiptState,
  ReceiptAddress,
  ReceiptWithdrawal,
  StoryThanks,
} from "~/components/receipt/receipt-sections";
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
import { keptWordsKey } from "~/components/story-form/kept-words";
import { photoLabel } from "~/domain/photos/photo";
import type { ReceiptStory } from "~/domain/receipts/receipt";
import { shortStoryFields } from "~/domain/stories/fields";
import { AddPhotosForm, photoRoom } from "~/components/receipt/add-photos-form";
import { ReceiptForm, ReceiptPhoto } from "~/components/receipt/receipt-form";

export const handle: RouteHandle = {
  languages: true,
  secretAddress: true,
  script: "/receipt.js",
  body: {},
  prefetch: false,
};

export const links = styleSheets(formStyles, cardStyles, receiptStyles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { receipt, sighting } = wordsOf(args.matches).text;
  const { state = "unknown", ofSighting } = args.data ?? {};
  const own = { ...receipt, ...(ofSighting || state === "sighting" ? sighting : null) };
  return [...secretMeta(args, own[titles[state]]), { name: "description", content: receipt.description }];
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const loader = receiptPage;

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    showsUnsent: true,
    input: correctionInput,
    run: ({ site, storyId, correction }) =>
      storyId === null ? refused("unknown-story") : correctStory(site, storyId, correction),
    done: (_, { path }) => ({ to: addressWithNotice(path, "corretta"), status: 303 }),
    again: correctionAgain,
  });

const titles = {
  story: "title",
  sighting: "title",
  withdrawn: "withdrawnTitle",
  removed: "removedTitle",
  unknown: "unknownTitle",
  "too-many": "tooManyTitle",
} as const;

/** Shows an error, with the words of a correction that could not be stored. */
export function ErrorBoundary() {
  const error = useRouteError();
  const unsent = isRouteErrorResponse(error) ? (error.data as { typed?: { story?: string[] } } | null) : null;
  const words = [...(unsent?.typed?.story ?? [])].pop();
  return <RouteError error={error}>{words ? <TypedWords words={words} /> : null}</RouteError>;
}

/** The receipt of a story: the page that its sender sees. */
export default function Receipt() {
  const { state, story, sighting, ofSighting, withdrawal, left, when, ...page } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { text: all, dated, dayInWords } = useWords();
  const text = all.receipt;
  if (story) return <StoryReceipt story={story} />;
  if (sighting) return <SightingReceipt {...page} {...sighting} />;
  const closed = state === "story" || state === "sighting" ? "unknown" : state;
  const ownText = { ...text, ...(ofSighting ? all.sighting : null) };
  const help = {
    withdrawn: withdrawal
      ? dated(withdrawal.pending ? ownText.withdrawnJustNow : ownText.withdrawn, {
          day: dayInWords(withdrawal.day),
        })
      : "",
    removed: left
      ? text.removedButLeft[left.blogPost ? "diary" : left.inBin ? "bin" : "rest"]
      : ownText.removed,
    unknown: text.unknown,
    "too-many": fill(text.tooMany, { when: when ?? "" }),
  };
  return (
    <MessagePage title={ownText[titles[closed]]} help={help[closed]} missing={closed === "unknown"}>
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
      <DocumentButton to="/submit" label={text.tell} />
      {page.email ? (
        <p>
          {all.tagPage.help} <MailLink address={page.email} />
        </p>
      ) : null}
      {answer ? <TypedWords words={answer.form.values.story} /> : null}
    </MessagePage>
  );
}

/** The photos that came with the story. */
function SentPhotos({ path, photos }: { path: string } & Pick<ReceiptStory, "photos">) {
  const { photoAlt } = useWords().text.receipt;
  if (photos.length === 0) return null;
  return (
    <div className="receipt-photos">
      {photos.map((photo, at) => (
        <ReceiptPhoto
          key={photo.id}
          path={path}
          photo={photo}
          n={at + 1}
          alt={fill(photoAlt, { label: photoLabel(photo.name) })}
          className="stamp"
        />
      ))}
    </div>
  );
}

/** The page of a story for its sender: what happened to the story, and what the sender can still change. */
function StoryReceipt({ story }: { story: ReceiptStory }) {
  const { email, path, address, hand, wish, since, isNew, notice } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const shown = answer?.notice ?? notice;
  const refused = answer?.form ?? null;
  const text = useWords().text.receipt;
  const isOpen = story.state !== "diary";
  const who = shortStoryFields.flatMap((field) => story[field] ?? []).join(", ");
  return (
    <main className="page page-narrow receipt" id="content" data-forget={isNew ? keptWordsKey : undefined}>
      {shown ? <NoticeBanner notice={shown} /> : null}
      <h1 className="page-title">{text.title}</h1>
      {isNew ? null : <p className="page-lead">{text.lead}</p>}
      <ReceiptAddress address={address} keep={text.keep} />
      {isNew ? <StoryThanks /> : null}
      {hand ? <ReceiptHand hand={hand} /> : null}
      <ReceiptPostcard {...{ path, story, hand }} />
      <ReceiptState path={path} story={story} />
      {wish ? (
        <p>
          {text.wish} <bdi lang={wish.lang}>{wish.text}</bdi>
        </p>
      ) : null}
      {story.answer ? <ReceiptAnswer answer={story.answer} /> : null}
      {since ? <ReceiptJourney since={since} /> : null}
      <section aria-labelledby="story-title">
        <h2 id="story-title">{text.storyTitle}</h2>
        <p className="line-breaks receipt-words" lang={story.language}>
          {story.story}
        </p>
        {who ? (
          <p className="card-meta" lang="">
            {who}
          </p>
        ) : null}
        <SentPhotos path={path} photos={story.photos} />
        {isOpen ? (
          <StoryCorrection {...{ path, story, refused }} />
        ) : (
          <p className="receipt-locked">
            {text.locked} {email ? text.lockedHelp : null} <MailLink address={email} />
          </p>
        )}
        {refused && !isOpen ? <TypedWords words={refused.values.story} /> : null}
      </section>
      <ReceiptWithdrawal path={path} hint={text.withdrawHint} label={text.withdraw} />
    </main>
  );
}

function StoryCorrection(props: ComponentProps<typeof ReceiptForm>) {
  const { addPhotos } = useWords().text.receipt;
  const room = photoRoom(props.story);
  return (
    <>
      <ReceiptForm {...props} />
      {room > 0 ? (
        <details className="receipt-correction">
          <summary>{addPhotos.title}</summary>
          <AddPhotosForm path={props.path} room={room} />
        </details>
      ) : null}
    </>
  );
}
