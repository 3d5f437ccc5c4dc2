import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { foldText } from "~/domain/stories/stories-queries.server";
import { migrate, migrations } from "../migrate";
import { type OpenDatabase, openDatabase } from "../open-database";

let site: OpenDatabase;
beforeEach(() => {
  site = openDatabase(":memory:");
});
afterEach(() => site.db.destroy());

const sent = "2026-05-03T10:00:00.000Z";

it("takes the stories of an older site as read, those with an article as in the diary, all of them searchable", async () => {
  const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "006"));
  await migrate(site.db, older);
  const insert = (id: string, name: string | null, story: string) =>
    sql`insert into stories (id, name, story, consent, consent_version, consented_at, created_at)
      values (${id}, ${name}, ${story}, 1, '1', ${sent}, ${sent})`.execute(site.db);
  const texts = Array.from({ length: 1203 }, (_, n) => `L’ho visto:\r\nPERCHÉ ${n}`);
  for (const [n, story] of texts.entries()) await insert(`s${n}`, n === 0 ? "Zoë" : null, story);
  await sql`insert into blog_posts (id, title, content, city, country, story_id, created_at)
    values ('p', 'Il molo', 'Mare', 'Camogli', 'Italia', 's7', ${sent})`.execute(site.db);

  await migrate(site.db);
  const rows = await site.db
    .selectFrom("stories")
    .select(["id", "state", "read_at", "search_text"])
    .execute();
  expect(rows).toHaveLength(texts.length);
  expect(rows.filter(({ state }) => state === "diary").map(({ id }) => id)).toEqual(["s7"]);
  expect(rows.filter(({ state, read_at }) => state === "new" || read_at !== sent)).toEqual([]);
  const searched = new Map(rows.map(({ id, search_text }) => [id, search_text]));
  expect(searched.get("s0")).toBe("zoe l'ho visto: perche 0");
  for (const [n, story] of texts.entries()) {
    expect(searched.get(`s${n}`)).toBe(foldText(`${n === 0 ? "Zoë " : ""}${story}`));
  }
});
