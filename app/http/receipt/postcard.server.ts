import type { LoaderFunctionArgs } from "@remix-run/node";
import { isJourneyOver } from "~/domain/journey/journey-numbers";
import { findHand } from "~/domain/journey/journey-numbers-queries.server";
import { drawPostcard } from "~/domain/receipts/draw-postcard.server";
import { attempt } from "~/http/answer/page-action.server";
import { problemAnswer, retryHeaders, retrySentence } from "~/http/answer/problem.server";
import { photoHeaders } from "~/http/stored-photo.server";
import { fill } from "~/text/fill";
import { type Language, wordsIn } from "~/text/languages.server";
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
  const { site, opened, language } = await receiptOf(args);
  const { client } = args.context;
  const { publicUrl, productName } = site.publicSettings;
  const { text, number } = wordsIn(language, productName, isJourneyOver(site));
  if (opened.state !== "story") {
    const { status, title } = closed[opened.state];
    const retryAfter = opened.state === "too-many" ? opened.retryAfter : undefined;
    return refusal(language, { status, title: text.receipt[title], retryAfter });
  }
  const { story, storyId } = opened;
  const drawn = await attempt(args.context, async () => {
    const hand = await findHand(site, story.blogPost?.id ?? null, language);
    return drawPostcard(site, {
      ...{ storyId, story, hand, language, from: client.address, signal: client.gone },
      words: {
        hand: hand ? fill(text.receipt.postcard.hand, { number: number(hand.number) }) : "",
        toy: productName,
        address: new URL(publicUrl ?? client.origin).host,
      },
    });
  });
  if (!drawn.ok) {
    const { code, retryAfter } = drawn;
    if (code === "unknown-story") return refusal(language, { status: 410, title: text.receipt.removedTitle });
    const { none, tooMany } = text.receipt.postcard;
    if (code === "too-many-postcards") {
      return refusal(language, { status: 429, title: none, sentence: tooMany, retryAfter });
    }
    const sentence = text.problems[code === "too-busy" ? code : "failed"];
    return refusal(language, { status: problemAnswer(code).status, title: none, sentence, retryAfter });
  }
  const { size } = drawn.value;
  return new Response(drawn.value.stream(), { headers: { ...photoHeaders, "Content-Length": String(size) } });
}

interface Refusal {
  status: number;
  title: string;
  sentence?: string;
  retryAfter?: number;
}

function refusal(lang: Language, { status, title, sentence = "", retryAfter }: Refusal): Response {
  const wait = retryAfter === undefined ? "" : retrySentence(retryAfter, lang);
  const page = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${sentence} ${wait}</p></main></body></html>`;
  const headers = { "Content-Type": "text/html; charset=utf-8", ...retryHeaders({ retryAfter }) };
  return new Response(page, { status, headers });
}
