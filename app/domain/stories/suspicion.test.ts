import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { emptyBin } from "~/domain/bin/empty-bin.server";
import { listBin } from "~/domain/bin/bin-queries.server";
import { removeExpired } from "~/domain/remove-expired.server";
import { restoreFromBin } from "~/domain/bin/move-to-bin.server";
import { watchSite } from "~/domain/notifications/watch-site.server";
import { correctStory } from "~/domain/receipts/correct-story.server";
import { createTag } from "~/domain/tags/tags.server";
import { settingDefaults } from "~/domain/settings/setting";
import { type TestSite, testSite } from "../../../tests/support/test-site";
import { countStoriesByState, findNewStoryId, findStory } from "./stories-queries.server";
import { changeStory, markSuspectsSeen } from "./story-state.server";
import { submitStory } from "./submit-story.server";
import { storyWordsSchema, suspicionOf } from "./story-words.server";

const stories = readFileSync("tests/support/stories/honest-and-spam.txt", "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [kind = "", language = "", story = ""] = line.split("\t");
    return { kind, language, story: story.replaceAll("\\n", "\n") };
  });
const honest = stories.filter(({ kind }) => kind === "honest");
const spam = stories.filter(({ kind }) => kind === "spam");
const { spamWords } = settingDefaults;
const words = (story: string) => storyWordsSchema.parse({ story });
const suspected = (all: typeof stories) =>
  all.filter(({ story }) => suspicionOf(words(story), { spamWords, isRepeated: false }).length > 0);

describe("two hundred honest stories and a hundred spam ones", () => {
  it("are told apart: one honest story of a hundred may be suspect, nine spam ones of ten are", () => {
    expect([honest.length, spam.length]).toEqual([200, 100]);
    const wrong = suspected(honest).map(({ story }) => story);
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(honest.length / 100);
    const missed = spam.filter((one) => !suspected(spam).includes(one)).map(({ story }) => story);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(spam.length / 10);
  });
});

describe("a suspect story", () => {
  let here: TestSite;
  let clock: Date;
  beforeEach(async () => {
    clock = new Date("2026-05-03T10:00:00.000Z");
    here = await testSite({ now: () => clock });
  });
  afterEach(() => here.close());

  const twoLinks = "Guarda https://uno.example e https://due.example";
  const send = async (story: string, code?: string) => {
    const sent = await submitStory(here.site, {
      fields: { story, consent: "true", code },
      ...{ language: "it", honeypot: "", token: null, draftId: null, removed: [], received: [] },
    });
    if (!sent.ok) throw new Error(sent.code);
    return sent.value.id;
  };
  const reasons = async (id: string) => (await findStory(here.site, id))?.suspicion;
  const state = async (id: string) => (await findStory(here.site, id))?.state;
  const events = async () =>
    (await here.site.db.selectFrom("notifications").select("event").orderBy("created_at").execute()).map(
      ({ event }) => event,
    );
  const later = (days: number) => {
    clock = new Date(clock.getTime() + days * 24 * 60 * 60 * 1000);
  };

  it("says why, tells nobody, and is not the next new story", async () => {
    const id = await send(`${twoLinks}: online casino`);
    expect(await reasons(id)).toEqual(["links", "words"]);
    expect(await state(id)).toBe("suspect");
    expect(await events()).toEqual([]);
    expect(await findNewStoryId(here.site)).toBeNull();
  });

  it.each([
    "https://uno.example,https://due.example",
    '<a href="https://uno.example">uno</a><a href="https://due.example">due</a>',
    "www.uno.example;due-tre.com",
  ])("has two links, however they stand together: %s", async (story) => {
    expect(await reasons(await send(story))).toEqual(["links"]);
  });

  it("is not the one with one link, an address for mail or a forgotten space", async () => {
    for (const story of [
      "https://www.uno.example/a.com",
      "lia.rossi@posta.com, ada@posta.com",
      "È qui.Sta bene.Ciao",
    ])
      expect(await reasons(await send(story)), story).toEqual([]);
  });

  it("is the second of two equal texts, however they are written, but not of two greetings", async () => {
    const first = await send("L'ho trovato davanti al Duomo, sotto la pioggia di aprile.");
    const second = await send("L’HO TROVATO  davanti al duomo, sotto la pioggia di aprile.");
    expect([await reasons(first), await reasons(second)]).toEqual([[], ["repeated"]]);
    await send("Trovato!");
    expect(await reasons(await send("Trovato!"))).toEqual([]);
  });

  it("never has the code of a tag in use; a retired tag protects nobody", async () => {
    const made = await createTag(here.site, { fields: { name: "Zaino" }, token: null });
    const code = made.ok ? made.value.code : "";
    for (const { story } of [{ story: twoLinks }, ...honest.slice(0, 40)]) {
      expect(await state(await send(story, code)), story).toBe("new");
    }
    await here.site.db.updateTable("tags").set({ retired_at: clock.toISOString() }).execute();
    expect(await state(await send(twoLinks, code))).toBe("suspect");
  });

  it("that is no spam is new, and the owner gets its message", async () => {
    const id = await send(twoLinks);
    await markSuspectsSeen(here.site, [id]);
    expect(await changeStory(here.site, id, { suspect: false })).toMatchObject({
      ok: true,
      value: { state: "new", suspicion: [], readAt: null },
    });
    await changeStory(here.site, id, { suspect: false });
    expect(await events()).toEqual(["story"]);
  });

  it("goes to the bin thirty days after it was seen, and comes back as a read one", async () => {
    const [seen, unseen, good] = [await send(twoLinks), await send(`${twoLinks}!`), await send("Bello!")];
    await markSuspectsSeen(here.site, [seen, good]);
    expect(await state(good)).toBe("new");
    later(29.9);
    await removeExpired(here.site);
    expect(await state(seen)).toBe("suspect");
    later(0.1);
    await removeExpired(here.site);
    expect([await state(seen), await state(unseen), await state(good)]).toEqual([
      undefined,
      "suspect",
      "new",
    ]);
    expect(await listBin(here.site, { limit: 9, offset: 0 })).toMatchObject([{ id: seen }]);
    await restoreFromBin(here.site, [seen]);
    expect(await state(seen)).toBe("read");
    await removeExpired(here.site);
    expect(await state(seen)).toBe("read");
    await emptyBin(here.site);
  });

  it("is named at most once a week, when nobody has seen it for a day", async () => {
    const first = await send(twoLinks);
    const summaries = async () => {
      await watchSite(here.site);
      return (await events()).filter((event) => event === "suspect-stories").length;
    };
    expect(await summaries()).toBe(0);
    later(0.9);
    await send(`${twoLinks}!`);
    expect(await summaries()).toBe(0);
    later(0.1);
    expect([await summaries(), await summaries()]).toEqual([1, 1]);
    later(6.9);
    expect(await summaries()).toBe(1);
    later(0.1);
    // The second story was too young for the first summary.
    expect(await summaries()).toBe(2);
    later(8);
    expect(await summaries()).toBe(2);
    const seen = await send(`${twoLinks}?`);
    later(1);
    await markSuspectsSeen(here.site, [seen]);
    expect(await summaries()).toBe(2);
    expect(await state(first)).toBe("suspect");
  });

  it("is found in a correction, too, until the owner has read the story", async () => {
    const correct = (id: string, story: string) =>
      correctStory(here.site, id, { fields: { story }, removed: [], seen: null });
    const [unread, read] = [await send("Bello."), await send("Bella.")];
    await changeStory(here.site, read, { read: true });
    await correct(unread, twoLinks);
    await correct(read, `${twoLinks}.`);
    expect([await state(unread), await state(read)]).toEqual(["suspect", "read"]);
    expect(await events()).toEqual(["story", "story"]);
    await correct(unread, "Scusate: è bello e basta.");
    expect(await state(unread)).toBe("new");
    expect(await events()).toEqual(["story", "story", "story"]);
  });

  it("counts apart", async () => {
    await send(twoLinks);
    expect(await countStoriesByState(here.site)).toEqual({ new: 0, read: 0, diary: 0, suspect: 1 });
  });
});
