import { type RawBuilder, type Selectable, sql } from "kysely";
import { momentIn } from "~/domain/day";
import type { Clocked } from "~/domain/site";
import type { Database } from "~db/schema";
import { claimedFor, longestPause } from "./time-limits";

/** A table with messages: the column with the moment of the next try, and what else a try counts. */
const outboxes = {
  notification_messages: {
    due: sql.ref("next_at"),
    counted: sql`tries = tries + 1, unsettled = unsettled + 1`,
  },
  followers: { due: sql.ref("due_at"), counted: sql`tries = tries + 1` },
};

/**
 * Claims at most `max` of the messages that wait and are due, for two minutes: then another try is due. Only one sender
 * can claim a message. Each claim is a try.
 */
export async function claimDue<Table extends keyof typeof outboxes>(
  site: Clocked,
  table: Table,
  { waits, max }: { waits: RawBuilder<unknown>; max: number },
): Promise<Selectable<Database[Table]>[]> {
  const { due, counted } = outboxes[table];
  // A moment further ahead than the longest pause was stored before the clock was set back.
  const isDue = sql`(${due} <= ${momentIn(site, 0)} or ${due} > ${momentIn(site, 2 * longestPause)})`;
  const next = sql`select id from ${sql.table(table)} where ${waits} and ${isDue} order by ${due}, id limit ${max}`;
  // The condition is repeated, because another sender may choose the same rows at the same moment.
  const claiming = sql<Selectable<Database[Table]>>`
    update ${sql.table(table)} set ${due} = ${momentIn(site, claimedFor)}, ${counted}
    where id in (${next}) and ${isDue} returning *`;
  return (await claiming.execute(site.db)).rows;
}
