import type { problems as italian } from "~/text/it/problems";
import type { TranslationOf } from "~/text/translation";

/** One sentence for each expected refusal that a finder may meet, ready to be shown. */
export const problems = {
  invalid: "Something isn’t right: check the marked fields and try again.",
  "not-a-form": "The form didn’t arrive as it should: reload the page and try again.",
  malformed: "What arrived is incomplete or damaged: please try again.",
  "too-many-parts": "The form contains too much: take something out and try again.",
  "hidden-origin":
    "Your browser doesn’t say which page this request comes from, so nothing was done. In its settings, or in those of an extension, allow the “referrer” for this site, or use another browser, and send again. Photos must be chosen again.",
  interrupted: "Sending stopped before the end: please try again.",
  "too-many-stories": "Many stories have come from your network in the last hour: please try again later.",
  "too-many-sightings": "Many sightings of this tag have already come from your network in the last hour.",
  "too-many-reports": "Many reports have already come from your network in the last hour.",
  "nothing-to-report": "What you wanted to report is no longer on the site.",
  "too-many-photos": "Many photos have come from your network in the last hour.",
  "too-busy": "Many photos are arriving at once, and I can’t get them ready right now.",
  "unknown-push-service": "This browser uses a notification service that the site doesn’t know.",
  "too-many-follows":
    "Many requests for notifications have already come from your network: try again tomorrow.",
  "too-many-followers": "There’s no room for more notifications: for now, use the feed.",
  "cannot-store": "The site can’t save anything right now: please try again later.",
  "photos-away":
    "Right now the site can save words, but not photos: send your text without photos, or try again later.",
  "cannot-read": "The site can’t read its data right now: please try again in a moment.",
  failed: "The site had a problem that isn’t your fault: try again in a few minutes.",
  retry: { one: "Try again in a minute.", other: "Try again in {count} minutes." },
} as const satisfies TranslationOf<typeof italian>;
