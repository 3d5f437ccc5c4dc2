import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../../../tests/support/test-site";
import { changeTag, createTag, findLastSeen, findTagByCode, listTags } from "./tags.server";
import { wrongGuessesPer15Minutes } from "~/domain/limits/rate-limit.server";
import { countScan, openTag } from "./open-tag.server";
import type { TagInUse } from "./tag";
import { setReadOnly } from "../../../tests/support/site-data/broken-table";

let here: TestSite;
let clock: Date;

beforeEach(async () => {
  clock = new Date("2026-05-03T10:00:00.000Z");
  here = await testSite({ now: () => clock });
});

afterEach(() => here.close());

async function make(name: string, newCode?: () => string): Promise<TagInUse> {
  const result = await createTag(here.site, { fields: { name }, token: null }, newCode);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

const scan = async (tag: TagInUse, at: string) => {
  clock = new Date(at);
  await countScan(here.site, tag.id);
};

const story = (id: string, tag_id: string | null, created_at: string) =>
  here.site.db
    .insertInto("stories")
    .values({
      id,
      tag_id,
      created_at,
      story: "Ciao",
      consent: 1,
      consent_version: "1",
      consented_at: created_at,
    })
    .execute();

describe("a new tag", () => {
  it("has the name that was typed, trimmed, and a code of its own", async () => {
    const tag = await make("  Zainetto ");
    expect(tag).toMatchObject({ name: "Zainetto", retired: false, scans: 0, stories: 0, lastSeen: null });
    expect(tag.createdAt).toBe("2026-05-03T10:00:00.000Z");
    expect(await findTagByCode(here.site, tag.code)).toMatchObject({ id: tag.id, name: "Zainetto" });
  });

  it("gets another code when the first one is taken", async () => {
    const codes = ["C4P9XY", "C4P9XY", "C4P9XY", "HHHHHH"];
    const newCode = () => codes.shift() ?? "";
    expect((await make("Uno", newCode)).code).toBe("C4P9XY");
    expect((await make("Due", newCode)).code).toBe("HHHHHH");
  });

  it("is one when its form is sent twice", async () => {
    const form = { fields: { name: "Zampa" }, token: "t" };
    const [first, second] = [await createTag(here.site, form), await createTag(here.site, form)];
    expect(second).toEqual(first);
    expect(await listTags(here.site)).toHaveLength(1);
  });

  it.each(["", "   ", "x".repeat(61)])("is not made with the name «%s»", async (name) => {
    const result = await createTag(here.site, { fields: { name }, token: null });
    expect(result).toMatchObject({ ok: false, code: "invalid", fieldErrors: { name: [{}] } });
    expect(await listTags(here.site)).toEqual([]);
  });
});

describe("a tag", () => {
  it("is renamed, retired and taken into use again, with the same code", async () => {
    const { id, code } = await make("Zainetto");
    expect(await changeTag(here.site, id, { name: "Zampa" })).toMatchObject({
      value: { name: "Zampa", code },
    });
    expect(await changeTag(here.site, id, { retired: true })).toMatchObject({
      value: { retired: true, code },
    });
    clock = new Date("2026-06-01T10:00:00.000Z");
    await changeTag(here.site, id, { retired: true });
    const { retired_at } = await here.site.db
      .selectFrom("tags")
      .select("retired_at")
      .executeTakeFirstOrThrow();
    expect(retired_at).toBe("2026-05-03T10:00:00.000Z");
    expect(await changeTag(here.site, id, { retired: false })).toMatchObject({
      value: { retired: false, name: "Zampa" },
    });
    expect(await changeTag(here.site, "unknown", {})).toEqual({ ok: false, code: "unknown-tag" });
  });

  it("knows its scans, its stories and its last sign of life, by the day of Rome", async () => {
    const [used, other] = [await make("Uno"), await make("Due")];
    await scan(used, "2026-05-04T10:00:00.000Z");
    await scan(used, "2026-05-04T11:00:00.000Z");
    await scan(used, "2026-05-05T22:30:00.000Z");
    await story("a", used.id, "2026-05-04T12:00:00.000Z");
    await story("b", null, "2026-07-01T12:00:00.000Z");
    const tags = await listTags(here.site);
    expect(tags.find(({ id }) => id === used.id)).toMatchObject({
      scans: 3,
      stories: 1,
      lastSeen: "2026-05-06",
    });
    expect(tags.find(({ id }) => id === other.id)).toMatchObject({ scans: 0, stories: 0, lastSeen: null });
    expect(await findLastSeen(here.site)).toBe("2026-05-06");
    await story("c", other.id, "2026-05-20T12:00:00.000Z");
    expect(await findLastSeen(here.site)).toBe("2026-05-20");
    const days = await here.site.db.selectFrom("tag_scans").selectAll().orderBy("day").execute();
    expect(days).toEqual([
      { tag_id: used.id, day: "2026-05-04", count: 2 },
      { tag_id: used.id, day: "2026-05-06", count: 1 },
    ]);
  });

  it("has never been seen on an empty site", async () => {
    expect(await findLastSeen(here.site)).toBeNull();
  });
});

describe("opening a tag", () => {
  it("counts nothing for right codes, however they are typed and however often", async () => {
    const tag = await make("Uno", () => "C4P9XY");
    for (let n = 0; n < wrongGuessesPer15Minutes + 5; n += 1) {
      expect(await openTag(here.site, "c4p 9xy", "203.0.113.7")).toMatchObject({ state: "in-use" });
    }
    await changeTag(here.site, tag.id, { retired: true });
    expect(await openTag(here.site, "C4P9XY", "203.0.113.7")).toMatchObject({ state: "retired" });
    expect(await openTag(here.site, "HHHHHH", "203.0.113.7")).toEqual({ state: "unknown" });
  });

  it("lets wrong codes wait, of that address alone, and answers a right one all the same", async () => {
    await make("Uno", () => "C4P9XY");
    const open = (code: string, from = "203.0.113.7") => openTag(here.site, code, from);
    for (let n = 0; n < wrongGuessesPer15Minutes; n += 1) {
      expect(await open(n % 2 === 0 ? "HHHHHH" : "sbagliato")).toEqual({ state: "unknown" });
    }
    expect(await open("HHHHHH")).toEqual({ state: "too-many", retryAfter: 900 });
    expect(await open("HHHHHH", "203.0.113.8")).toEqual({ state: "unknown" });
    expect(await open("C4P9XY")).toMatchObject({ state: "in-use" });
    expect(await here.site.db.selectFrom("tries").selectAll().execute()).toEqual([]);
    clock = new Date("2026-05-03T10:15:01.000Z");
    expect(await open("HHHHHH")).toEqual({ state: "unknown" });
  });

  it("works when nothing can be written, scans too", async () => {
    const tag = await make("Uno", () => "C4P9XY");
    await setReadOnly(here.site.db, true);
    expect(await openTag(here.site, "HHHHHH", "203.0.113.7")).toEqual({ state: "unknown" });
    expect(await openTag(here.site, "C4P9XY", "203.0.113.7")).toMatchObject({ state: "in-use" });
    await countScan(here.site, tag.id);
    await setReadOnly(here.site.db, false);
    await expect(countScan(here.site, "unknown")).rejects.toThrow(/FOREIGN KEY/);
  });
});
