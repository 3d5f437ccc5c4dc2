import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

/** The table as this migration leaves it. */
interface Tables {
  stories: { id: string; name: string | null; city: string | null; story: string; search_text: string };
}

const batch = 500;

const statements = [
  `alter table stories add column read_at text check (length(read_at) = 24)`,
  // The list of values is not in a check: SQLite cannot change the checks of a table that exists.
  `alter table stories add column state text not null default 'new' check (length(state) > 0)`,
  `alter table stories add column search_text text not null default ''`,
  `update stories set read_at = created_at, state = 'read'`,
  `update stories set state = 'diary' where id in (select story_id from blog_posts where story_id is not null)`,
  `create index stories_by_state on stories (state, created_at desc, id desc)`,
];

/** The words of a story as they are searched, as `domain/stories/story-search` made them when this was written. */
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
 * Stories have a state (`new`, `read`, `diary`), the moment at which the owner read them, and their words as they are
 * searched. Those that are there count as read when they came: an upgrade does not show a site's whole past as new.
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
