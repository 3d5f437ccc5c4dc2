import { type Kysely, sql } from "kysely";
import { expect, vi } from "vitest";
import type { Database } from "~db/schema";

/** From now on every such act on this table fails, as on a full disk. The log line that follows is expected. */
export async function breakTable(
  db: Kysely<Database>,
  act: "insert" | "delete",
  table: keyof Database,
): Promise<void> {
  vi.mocked(console.error).mockImplementation(() => undefined);
  await sql
    .raw(`create trigger broken before ${act} on ${table} begin select raise(abort, 'disk full'); end`)
    .execute(db);
}

/** What nobody expected was logged once, and only once. */
export function expectOneErrorLogged(): void {
  expect(vi.mocked(console.error).mock.calls).toHaveLength(1);
  vi.mocked(console.error).mockClear();
}
