import { type Kysely, sql } from "kysely";

/** Stories know the language of the form they came with, and their consent that of its sentence: Italian until now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["language", "consent_language"]) {
    const added = `alter table stories add column ${column} text not null default 'it' check (length(${column}) > 0)`;
    await sql.raw(added).execute(db);
  }
}
