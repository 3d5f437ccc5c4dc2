import { type RawBuilder, type SqlBool, sql } from "kysely";
import { dayMs, momentIn } from "./day";

/** The days for which sightings without a story, reports and closed reports are kept. */
const [sightingDays, reportDays, closedReportDays] = [90, 90, 30];
/** The days that a deleted record waits in the bin, and a seen suspect story before it goes there. */
const [daysInBin, daysSuspect] = [30, 30];
/** The time for which the photos of a refused form are kept, in milliseconds. */
export const draftLifetime = dayMs;
/** The times in milliseconds after which a session times out: unused, and at the latest. */
export const sessionLifetime = { idle: 30 * dayMs, longest: 90 * dayMs };
/** The time in milliseconds for which an ended session is recognised, so that a form opened in it is not lost. */
export const remembered = 60 * dayMs;

type Clock = { now(): Date };
type Passing = "bin" | "drafts" | "reports" | "sessions" | "sightings" | "stories" | "wishes";

/**
 * The condition for the rows of a table whose time is over. `removeExpired` removes them, at every start and hourly, and
 * until then every query that shows something leaves them out by `notOver`. Of stories only suspect ones end.
 */
export function isOver(site: Clock, table: Passing): RawBuilder<SqlBool> {
  const ago = (days: number) => momentIn(site, -days * dayMs);
  switch (table) {
    case "bin":
      return sql`bin.binned_at <= ${ago(daysInBin)}`;
    case "wishes":
      return sql`wishes.binned_at <= ${ago(daysInBin)}`;
    case "drafts":
      // One that expires later than a new one would was stored before the clock was set back.
      return sql`(drafts.expires_at <= ${ago(0)} or drafts.expires_at > ${momentIn(site, 2 * draftLifetime)})`;
    case "reports":
      return sql`(reports.created_at <= ${ago(reportDays)} or reports.closed_at <= ${ago(closedReportDays)})`;
    case "sessions": {
      const { idle, longest } = sessionLifetime;
      const [seen, begun] = [momentIn(site, -idle - remembered), momentIn(site, -longest - remembered)];
      return sql`(sessions.last_seen_at <= ${seen} or sessions.created_at <= ${begun})`;
    }
    case "sightings":
      return sql`sightings.created_at <= ${ago(sightingDays)}`;
    case "stories":
      return sql`(stories.state = 'suspect' and stories.read_at <= ${ago(daysSuspect)})`;
  }
}

/** The condition for all other rows. */
export const notOver = (site: Clock, table: Passing): RawBuilder<SqlBool> =>
  sql`not coalesce(${isOver(site, table)}, false)`;

/** The moment at which a suspect story that was seen then goes to the bin. */
export const suspectUntil = (readAt: string) => new Date(Date.parse(readAt) + daysSuspect * dayMs);
