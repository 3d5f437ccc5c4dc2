import { expect, test } from "vitest";
import { italianWordIn } from "../../../tests/support/checks/italian-words";
import { type MessageItemContents, messageWords } from "./message-words.server";

const story = (city: string | null, photos = 0): MessageItemContents => ({
  event: "story",
  id: "0",
  city,
  photos,
  name: null,
  story: "At sea.",
});
const inEnglish = (...items: MessageItemContents[]) =>
  messageWords(items, { language: "en", product: "Nina", isFull: true });

const everything: MessageItemContents[] = [
  ...Array.from({ length: 11 }, (_, at) => story(`City ${at}`, at)),
  { event: "sighting", city: "Porto" },
  { event: "sighting", city: "Lyon" },
  { event: "report" },
  { event: "withdrawal", blogPostId: "1" },
  { event: "sign-of-life", tag: null },
  { event: "disk", freeBytes: 900_000_000 },
  { event: "unpublished-stories", count: 1 },
  { event: "suspect-stories", count: 12 },
];
const backup = (refused: "another-site" | "lost-most" | "no-room" | null): MessageItemContents => ({
  event: "backup",
  lastBackup: null,
  refused,
});

test("a message about everything is English, with numbers in words and lists", () => {
  const { title, lines, quotes } = inEnglish(...everything);
  expect(title).toBe(
    "Eleven new stories, two sightings, a report, a withdrawn story, Nina is in somebody’s hands again, " +
      "the site’s disk is almost full, stories from a year ago, never published, suspicious stories to look at",
  );
  expect(lines[0]).toBe(
    "With 55 photos (City 0, City 1, City 2, City 3, City 4 and 6 more places). They are waiting for you in the panel.",
  );
  expect(lines[1]).toBe("Somebody has said where it is (Porto and Lyon): the story may come later.");
  expect(quotes[0]).toEqual({ name: "Anonymous", by: "Anonymous writes:", story: "At sea." });
  expect(lines.filter(italianWordIn)).toEqual([]);
});

test.each([
  [[story("Porto")]],
  [[story(null, 1)]],
  [[{ event: "trial" }]],
  [[backup(null)]],
  [[backup("another-site")]],
  [[backup("lost-most")]],
  [[backup("no-room")]],
  [[{ event: "sighting", city: null }]],
] satisfies [MessageItemContents[]][])("%j is English, too", (items) => {
  const { title, lines, mail } = inEnglish(...items);
  expect([title, ...lines, ...Object.values(mail)].filter(italianWordIn)).toEqual([]);
  expect(lines.join()).toMatch(/^[A-Z].*\.$/);
});

test("the mail names the toy, in both languages", () => {
  const trial: MessageItemContents[] = [{ event: "trial" }];
  const sender = (language: string) =>
    messageWords(trial, { language, product: "Nina", isFull: false }).mail.sender;
  expect([sender("it"), sender("en")]).toEqual(["Il sito di Nina", "The site of Nina"]);
});
