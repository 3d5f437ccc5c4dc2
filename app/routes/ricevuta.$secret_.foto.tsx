import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/components/form-parts/error-summary";
import { NoticeBanner } from "~/components/form-parts/notice-banner";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { secretMeta, styleSheets } from "~/components/layout/page-head";
import { AddPhotosForm, photoRoom } from "~/components/receipt/add-photos-form";
import type { FieldErrors } from "~/domain/fields/field-errors";
import { addPhotos } from "~/domain/receipts/add-photos.server";
import { refused } from "~/domain/result";
import { fieldSentences } from "~/http/answer/field-sentences.server";
import { type Received, isFault, pageAction } from "~/http/answer/page-action.server";
import { addressWithNotice, receiptOf } from "~/http/receipt/receipt-page.server";
import type { RouteHandle } from "~/http/route-handle";
import { readStoryForm } from "~/http/submission/story-form-action.server";
import formStyles from "~/styles/forms/form-pages.css";
import receiptStyles from "~/styles/receipt.css";
import type { FieldSentences } from "~/text/field-sentences";
import { prefixOf, wordsIn } from "~/text/languages.server";

export const handle: RouteHandle = {
  languages: true,
  secretAddress: true,
  body: { photos: true },
  prefetch: false,
};

export const links = styleSheets(formStyles, receiptStyles);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = (args) =>
  secretMeta(args, wordsOf(args.matches).text.receipt.addPhotos.title);

/** Returns the receipt's path and the room for photos. Unknown secrets and sightings lead to the receipt. */
export async function loader(args: LoaderFunctionArgs) {
  const { opened, path } = await receiptOf(args);
  if (!["story", "withdrawn", "removed"].includes(opened.state)) throw redirect(path, 303);
  const room = opened.state === "story" ? photoRoom(opened.story) : 0;
  return { path: prefixOf(args.context.language) + path, room };
}

/** Adds the photos, and leads to the receipt. The page itself says which photos were not added, and why. */
export async function action(args: ActionFunctionArgs) {
  const { opened, path } = await receiptOf(args);
  if (["unknown", "too-many", "sighting"].includes(opened.state)) throw redirect(path, 303);
  return pageAction(args, {
    photos: true,
    run: ({ site, upload, context, language }) =>
      opened.state === "story"
        ? addPhotos(site, opened.storyId, { ...readStoryForm(upload, context.client), language })
        : refused("unknown-story"),
    done({ added, refusals, leftOut }, received) {
      if (refusals.length + leftOut === 0) return { to: addressWithNotice(path, "aggiunte"), status: 303 };
      const { own, mistakesOf, tooMany } = wordsFor(received);
      const others = tooMany(leftOut);
      if (added + refusals.length === 0) return { ...shown(own.notAdded, others.join(" "), {}), status: 400 };
      const photos = [...(mistakesOf({ photos: refusals }).photos ?? []), ...others];
      if (added === 0) return { ...shown(own.notAdded, own.invalid, { photos }), status: 400 };
      return shown(own.inPart, own.inPartText, { photos });
    },
    again({ code }, received, sentence, mistakes) {
      const { own, wait } = wordsFor(received);
      if (code === "invalid") return shown(own.notAdded, own.invalid, mistakes);
      if (code === "unknown-story" || code === "story-in-diary") return shown(own.notAdded, own[code], {});
      return shown(own.notAdded, `${isFault(code) ? own.failed : sentence} ${wait}`, {});
    },
  });
}

/** The answer of the page: a notice, and the mistakes beside the fields. */
function shown(title: string, text: string, mistakes: FieldSentences) {
  return { shows: { notice: { title, text, failed: true }, mistakes } };
}

function wordsFor({ site, language }: Received) {
  const { productName } = site.publicSettings;
  const { text, plural } = wordsIn(language, productName);
  const { photosLeftOutBefore, mistakes } = text.storyForm;
  return {
    own: text.receipt.addPhotos,
    wait: mistakes.photos["photos-wait"],
    mistakesOf: (errors: FieldErrors) => fieldSentences(errors, productName, language),
    tooMany: (leftOut: number) => (leftOut > 0 ? [plural(photosLeftOutBefore, leftOut)] : []),
  };
}

/** The page that says why photos were not added to a story, with the form to try again while there is room. */
export default function AddPhotos() {
  const { path, room } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { receipt, follow } = useWords().text;
  return (
    <main className="page page-narrow receipt" id="content">
      {answer ? (
        <NoticeBanner notice={answer.notice}>
          <ErrorSummary
            fieldErrors={answer.mistakes}
            fields={[{ name: "photos", id: room > 0 ? "photos" : "content" }, { name: "consent" }]}
          />
        </NoticeBanner>
      ) : null}
      <h1 className="page-title">{receipt.addPhotos.title}</h1>
      <section>
        {room > 0 ? (
          <AddPhotosForm {...{ path, room }} mistakes={answer?.mistakes} />
        ) : (
          <p>{receipt.addPhotos.closed}</p>
        )}
        <p>
          <a className="button button-quiet button-small" href={path}>
            {follow.back}
          </a>
        </p>
      </section>
    </main>
  );
}
