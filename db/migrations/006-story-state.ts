import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

/** The table `stories` after this migration. */
interface Tables {
  stories: { id: string; name: string | null; city: string | null; story: string; search_text: string };
}

const batch = 500;

const statements = [
  `alter table stories add column read_at text check (length(read_at) = 24)`,
  // The check does not list the states, because SQLite cannot change the checks of an existing table.
  `alter table stories add column state text not null default 'new' check (length(state) > 0)`,
  `alter table stories add column search_text text not null default ''`,
  `update stories set read_at = created_at, state = 'read'`,
  `update stories set state = 'diary' where id in (select story_id from blog_posts where story_id is not null)`,
  `create index stories_by_state on stories (state, created_at desc, id desc)`,
];

/**
 * Returns the words of a story for the search, as `searchTextOf` of the domain did when this migration was written.
 */
function searchTextOf(words: (string | null)[]): string {
  const text = words.filter((one) => one !== null).join("\n");
  return text
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/**
 * Adds to stories a state (`new`, `read`, `diary`), the moment of reading, and the words for the search. Existing
 * stories count as read when they arrived, so that an upgrade does not show all of them as new.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await runStatements(db, statements);
  let last = "";
  for (;;) {
    const rows = await db
      .selectFrom("stories")
      .select(["id", "name", "city", "story"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const { id, name, city, story } of rows) {
      const search_text = searchTextOf([name, city, story]);
      await db.updateTable("stories").set({ search_text }).where("id", "=", id).execute();
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
