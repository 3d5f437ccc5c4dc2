import { type JourneyStop, listJourneyStops } from "~/domain/locations/journey/journey-queries.server";
import type { Site } from "~/domain/site";
import { fill } from "~/text/fill";
import { type Language, prefixOf, wordsIn } from "~/text/languages.server";

/** The contents of a journey file in any format. */
export interface Journey {
  title: string;
  description: string;
  /** The name of the line between the stops. */
  route: string;
  /** The address of the map. Null without a public address: the files then have no links. */
  address: string | null;
  stops: StopInFile[];
}

export interface StopInFile extends JourneyStop {
  title: string;
  /** The address of the stop's page. Null without a public address. */
  address: string | null;
  /** The address of the stop's blog post. Null without a blog post, and without a public address. */
  article: string | null;
}

/** Reads the journey for a file, with words in this language and links to its pages. */
export async function readJourney(
  site: Pick<Site, "db" | "publicSettings">,
  language: Language,
): Promise<Journey> {
  const { productName, publicUrl } = site.publicSettings;
  const { stop: stopTitle, ...inside } = wordsIn(language, productName).text.journeyFiles.inside;
  const at = (path: string) => (publicUrl === null ? null : publicUrl + prefixOf(language) + path);
  const stops = (await listJourneyStops(site)).map((stop) => ({
    ...stop,
    title: fill(stopTitle, { number: stop.number, city: stop.city }),
    address: at(`/map/${stop.id}`),
    article: stop.blogPostId === null ? null : at(`/blog/${stop.blogPostId}`),
  }));
  return { ...inside, address: at("/map"), stops };
}

/**
 * Returns noon of a stop's day, ISO-8601 UTC, for programs that sort by time. At noon it is the same day from
 * California to New Zealand.
 */
export function noonOf({ date }: Pick<JourneyStop, "date">): string {
  return `${date}T12:00:00Z`;
}
