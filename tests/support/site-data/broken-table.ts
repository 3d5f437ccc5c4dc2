import { type Kysely, sql } from "kysely";
import { expect, vi } from "vitest";
import { isPostgres } from "~db/run-statements";
import type { Database } from "~db/schema";

/**
 * Makes an act on a table fail from now on, as on a full disk. With `when`, it fails only for rows that match. The
 * error in the log is expected.
 */
export async function breakTable(
  db: Kysely<Database>,
  act: "insert" | "delete",
  table: keyof Database,
  when = "1 = 1",
): Promise<void> {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const statements = isPostgres(db)
    ? [
        `create function broken() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$`,
        `create trigger broken before ${act} on ${table} for each row when (${when}) execute function broken()`,
      ]
    : [
        `create trigger broken before ${act} on ${table} when ${when} begin select raise(abort, 'disk full'); end`,
      ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Makes this site's connection to its database read-only, or writable again. */
export async function setReadOnly(db: Kysely<Database>, isReadOnly: boolean): Promise<void> {
  const value = isReadOnly ? "on" : "off";
  const setting = isPostgres(db) ? "set default_transaction_read_only to" : "pragma query_only =";
  await sql.raw(`${setting} ${value}`).execute(db);
}

/** Expects that one unexpected error is logged, exactly once. */
export function expectOneErrorLogged(): void {
  expect(vi.mocked(console.error).mock.calls).toHaveLength(1);
  vi.mocked(console.error).mockClear();
}
