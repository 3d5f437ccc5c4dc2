import { type Kysely, sql } from "kysely";

/** Adds the language of a story's form and the language of its consent sentence. Before, both were always Italian. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["language", "consent_language"]) {
    const added = `alter table stories add column ${column} text not null default 'it' check (length(${column}) > 0)`;
    await sql.raw(added).execute(db);
  }
}
