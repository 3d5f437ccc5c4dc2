import type { AppLoadContext } from "@remix-run/node";
import { listJourneyStops } from "~/domain/locations/journey/journey-queries.server";
import type { Site } from "~/domain/site";
import { fill } from "~/text/fill";
import { type Language, prefixOf, wordsIn } from "~/text/languages.server";

/** The contents of a journey file in any format. Without a public address of the site its addresses are null. */
export type Journey = Awaited<ReturnType<typeof readJourney>>;
export type StopInFile = Journey["stops"][number];

/** Returns the journey as a file. `write` writes its contents, `type` is its media type. */
export async function journeyAnswer(
  { site, language }: AppLoadContext,
  write: (journey: Journey) => string,
  type: string,
) {
  return new Response(write(await readJourney(site, language)), { headers: { "Content-Type": type } });
}

/** Reads the journey for a file, with words in this language and links to its pages. */
async function readJourney(site: Site, language: Language) {
  const { productName, publicUrl } = site.publicSettings;
  const { stop: stopTitle, ...inside } = wordsIn(language, productName).text.journeyFiles.inside;
  const at = (path: string) => (publicUrl === null ? null : publicUrl + prefixOf(language) + path);
  const stops = (await listJourneyStops(site, language)).map((stop) => ({
    ...stop,
    title: fill(stopTitle, { number: stop.number, city: stop.city }),
    address: at(`/map/${stop.id}`),
    article: stop.blogPostId === null ? null : at(`/blog/${stop.blogPostId}`),
  }));
  const words: Record<keyof typeof inside, string> = inside;
  return { ...words, address: at("/map"), stops };
}
