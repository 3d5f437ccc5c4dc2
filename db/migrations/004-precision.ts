import { type Kysely, sql } from "kysely";

/** Adds the precision with which visitors see a location. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table locations add column precision text not null default 'exact'
       check (precision in ('exact', '1km', '10km'))`,
    )
    .execute(db);
}
