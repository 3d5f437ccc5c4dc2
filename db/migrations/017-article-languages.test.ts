import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { migrate, migrations } from "../migrate";
import { type OpenDatabase, openDatabase } from "../open-database";

let site: OpenDatabase;
beforeEach(() => {
  site = openDatabase(":memory:");
});
afterEach(() => site.db.destroy());

const moment = "2026-05-03T10:00:00.000Z";

it("gives the articles of an older site the language of their stories, and none where no story is left", async () => {
  const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "017"));
  await migrate(site.db, older);
  await sql`insert into stories (id, story, consent, consent_version, consented_at, created_at, language)
    values ('s', 'Am See.', 1, '1', ${moment}, ${moment}, 'de')`.execute(site.db);
  for (const [id, story] of [
    ["of-story", "s"],
    ["alone", null],
  ]) {
    await sql`insert into blog_posts (id, title, content, city, country, story_id, date, created_at, updated_at)
      values (${id}, 'Il lago', 'Acqua', 'Como', 'Italia', ${story}, '2026-05-03', ${moment}, ${moment})`.execute(
      site.db,
    );
  }
  await migrate(site.db);
  await site.db.deleteFrom("stories").execute();
  const rows = await site.db.selectFrom("blog_posts").select(["id", "language"]).orderBy("id").execute();
  expect(rows).toEqual([
    { id: "alone", language: null },
    { id: "of-story", language: "de" },
  ]);
});
