import type { reports as italian } from "~/text/it/admin/received/reports";
import type { TranslationOf } from "~/text/translation";

/** What visitors say is wrong, as the owner reads it. */
export const reports = {
  title: "Reports",
  lead: "Messages from people who recognise themselves in a photo, or find something wrong. A closed report is deleted after 30 days, any other after 90.",
  empty: "No reports",
  reasons: {
    "in-photo": "I’m in this photo",
    mine: "It’s my photo or my text",
    hurts: "It hurts somebody",
    "something-else": "Something else",
  },
  arrived: "Arrived on {moment}",
  closed: "closed",
  gone: "What it is about no longer exists.",
  answerTo: "Reply to: {address}",
  open: "Report: {reason}",
  others: { one: "{count} other report", other: "{count} other reports" },
  cover: "Cover",
  hide: "Hide",
  close: "Close",
} as const satisfies TranslationOf<typeof italian>;
