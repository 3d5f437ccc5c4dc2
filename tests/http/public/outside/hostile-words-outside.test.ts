import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { listJourneyStops } from "~/domain/locations/journey/journey-queries.server";
import { atomFeed } from "~/http/feeds/atom-feed";
import { blogPostHtml, type Feed, type FeedEntry } from "~/http/feeds/feed.server";

import { jsonFeed } from "~/http/feeds/json-feed";
import { geoJsonFile } from "~/http/journey-files/geojson-file";
import { gpxFile } from "~/http/journey-files/gpx-file";
import type { Journey } from "~/http/journey-files/journey-answer.server";
import { kmlFile } from "~/http/journey-files/kml-file";
import { readByGpsbabel, schemaComplaints } from "../../../support/checks/independent-readers";

const snares = [
  "]]>",
  "<![CDATA[",
  "-->",
  "</script>",
  "</name></entry>",
  "<!DOCTYPE x [<!ENTITY y 'z'>]>",
  "&y; &#0; &amp;",
  `"'`,
  "\u0007",
  "\0",
  "\ud83e",
  "\udd77",
  "\ufffe",
  "\u202e",
  "\r\n",
  "🦫",
];
const words = fc
  .array(fc.oneof(fc.constantFrom(...snares), fc.string({ unit: "binary", maxLength: 8 })), { minLength: 1 })
  .map((parts) => `A${parts.join("")}Z`);
const texts = fc.array(fc.tuple(words, words), { minLength: 2, maxLength: 6 });

/** Returns a text as a feed reader gets it: only characters that XML allows, and one kind of space. */
const readable = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll(/\s+/g, " ");

function feedOf(pairs: [string, string][]): Feed {
  const moment = "2026-05-03T10:00:00.000Z";
  const entries = pairs.map(([title, content], at): FeedEntry => {
    const shared = [
      {
        name: "a.jpg",
        type: "image/jpeg" as const,
        width: 4,
        height: 3,
        address: "https://capi.example/uploads/a.jpg",
        title,
      },
    ];
    const post = { title, content, city: title, country: content, date: "2026-05-03" };
    return {
      ...post,
      id: String(at),
      uri: `urn:uuid:82bb0e86-6d2d-8d76-a81f-0bc84e896e2${at}`,
      address: `https://capi.example/blog/${at}`,
      authorName: content,
      reactions: 0,
      published: true,
      storyId: null,
      withdrawn: false,
      language: null,
      shownAt: moment,
      createdAt: moment,
      updatedAt: moment,
      photos: [],
      summary: content,
      html: blogPostHtml({ ...post, language: null, day: title }, shared),
      shared,
      preview: null,
      position: { latitude: 45, longitude: 9 },
    };
  });
  const [[product, description] = ["", ""]] = pairs;
  const title = product;
  return {
    origin: "https://capi.example",
    home: "https://capi.example/",
    base: "https://capi.example",
    product,
    language: "it",
    title,
    description,
    whatItIs: description,
    follow: description,
    updated: moment,
    entries,
  };
}

function journeyOf(pairs: [string, string][]): Journey {
  const stops = pairs.map(([title, description], at) => {
    const stop: Awaited<ReturnType<typeof listJourneyStops>>[number] = {
      id: `${at}`,
      number: at + 1,
      name: title,
      city: description,
      country: title,
      description,
      date: "2026-05-03",
      latitude: 45 + at,
      longitude: 9 - at,
      precision: "exact",
      blogPostId: null,
    };
    const address = `https://capi.example/map/${at}`;
    return { ...stop, title, address, article: address };
  });
  const [[title, description] = ["", ""]] = pairs;
  return { title, description, route: title, address: "https://capi.example/map", stops };
}

test("whatever people write, feeds stay valid and say it", () => {
  fc.assert(
    fc.property(texts, (pairs) => {
      const feed = feedOf(pairs);
      const atom = atomFeed(feed);
      expect(schemaComplaints("atom", atom)).toBe("");
      const read = parseAtomFeed(atom).entries ?? [];
      expect(read.map(({ title }) => readable(title?.value ?? ""))).toEqual(
        pairs.map(([title]) => readable(title)),
      );
      const json = jsonFeed(feed);
      expect(json.isWellFormed() && !/\\ud[89a-f]/i.test(json)).toBe(true);
      expect(parseJsonFeed(json).items?.map(({ title }) => title)).toEqual(
        pairs.map(([title]) => title.toWellFormed()),
      );
    }),
    { numRuns: 12 },
  );
});

test("whatever people write, the files of the journey stay valid, and gpsbabel reads every stop", () => {
  fc.assert(
    fc.property(texts, (pairs) => {
      const journey = journeyOf(pairs);
      const places = journey.stops.map(({ longitude, latitude }) => [longitude, latitude]);
      const [gpx, kml, geojson] = [gpxFile(journey), kmlFile(journey), geoJsonFile(journey)];
      expect(schemaComplaints("gpx", gpx) + schemaComplaints("kml", kml)).toBe("");
      for (const [format, text] of [
        ["gpx", gpx],
        ["kml", kml],
        ["geojson", geojson],
      ] as const) {
        const { points, lines } = readByGpsbabel(format, text);
        expect(lines, format).toEqual([places]);
        expect(
          points.map(({ at }) => at),
          format,
        ).toEqual(expect.arrayContaining(places));
      }
      expect(geojson.isWellFormed() && !/\\ud[89a-f]/i.test(geojson)).toBe(true);
    }),
    { numRuns: 8 },
  );
});
