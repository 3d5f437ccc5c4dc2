import type { LoaderFunctionArgs } from "@remix-run/node";
import { isJourneyOver } from "~/domain/journey/journey-numbers";
import { findHand } from "~/domain/journey/journey-numbers-queries.server";
import { drawPostcard } from "~/domain/receipts/draw-postcard.server";
import { attempt } from "~/http/answer/page-action.server";
import { problemAnswer, retryHeaders, retrySentence } from "~/http/answer/problem.server";
import { photoHeaders } from "~/http/stored-photo.server";
import { fill } from "~/text/fill";
import { type Language, prefixOf, wordsIn } from "~/text/languages.server";
import { receiptOf } from "./receipt-page.server";

const closed = {
  withdrawn: { status: 410, title: "withdrawnTitle" },
  removed: { status: 410, title: "removedTitle" },
  sighting: { status: 404, title: "unknownTitle" },
  unknown: { status: 404, title: "unknownTitle" },
  "too-many": { status: 429, title: "tooManyTitle" },
} as const;

/** Returns the postcard of the story in the address, or a small page that says why there is none. */
export async function postcard(args: LoaderFunctionArgs): Promise<Response> {
  const { site, opened, path, language } = await receiptOf(args);
  const { client } = args.context;
  const { publicUrl, productName } = site.publicSettings;
  const { text, number } = wordsIn(language, productName, isJourneyOver(site));
  const { receipt } = text;
  if (opened.state !== "story") {
    const { status, title } = closed[opened.state];
    const retryAfter = opened.state === "too-many" ? opened.retryAfter : undefined;
    const sentences = status === 404 ? [receipt.unknown] : [];
    return refusal(language, { status, title: receipt[title], sentences, retryAfter });
  }
  const { story, storyId } = opened;
  const drawn = await attempt(args.context, async () => {
    const hand = await findHand(site, story.blogPost?.id ?? null, language);
    return drawPostcard(site, {
      ...{ storyId, story, hand, from: client.address, signal: client.gone },
      words: {
        hand: hand ? fill(receipt.postcard.hand, { number: number(hand.number) }) : "",
        toy: productName,
        address: new URL(publicUrl ?? client.origin).host,
      },
    });
  });
  if (!drawn.ok) {
    const { code, retryAfter } = drawn;
    if (code === "unknown-story") return refusal(language, { status: 410, title: receipt.removedTitle });
    const { none, tooMany } = receipt.postcard;
    const isOften = code === "too-many-postcards";
    const { status } = isOften ? { status: 429 } : problemAnswer(code);
    const sentence = isOften ? tooMany : text.problems[code === "too-busy" ? code : "failed"];
    const back = `<a href="${prefixOf(language)}${path}">${text.follow.back}</a>`;
    return refusal(language, { status, title: none, sentences: [sentence], retryAfter, back });
  }
  const { size } = drawn.value;
  const headers = new Headers({ ...photoHeaders, "Content-Length": String(size) });
  // Not by the link's `download`: with it a browser would save nothing, and not show the page that says why.
  if (new URL(args.request.url).searchParams.has("salva")) {
    headers.set("Content-Disposition", `attachment; filename="${receipt.postcard.file}.jpg"`);
  }
  return new Response(drawn.value.stream(), { headers });
}

interface Refusal {
  status: number;
  title: string;
  sentences?: string[];
  retryAfter?: number;
  /** A link to the receipt. */
  back?: string;
}

function refusal(language: Language, { status, title, sentences = [], retryAfter, back }: Refusal): Response {
  const wait = retryAfter === undefined ? [] : retrySentence(retryAfter, language);
  const said = [...sentences, wait, back ?? []].flat().map((sentence) => `<p>${sentence}</p>`);
  const page = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1>${said.join("")}</main></body>
</html>
`;
  const headers = { "Content-Type": "text/html; charset=utf-8", ...retryHeaders({ retryAfter }) };
  return new Response(page, { status, headers });
}
