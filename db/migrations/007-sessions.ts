import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";

interface Tables {
  sessions: { id: string; public_id: string };
}

/**
 * Adds to sessions a public id and the kind of browser. Open sessions stay open; the browser of these sessions is
 * unknown.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`alter table sessions add column public_id text not null default ''`.execute(db);
  await sql`alter table sessions add column browser text check (length(browser) <= 40)`.execute(db);
  for (const { id } of await db.selectFrom("sessions").select("id").execute()) {
    const public_id = randomBytes(10).toString("hex");
    await db.updateTable("sessions").set({ public_id }).where("id", "=", id).execute();
  }
  await sql`create unique index sessions_public_id on sessions (public_id)`.execute(db);
}
