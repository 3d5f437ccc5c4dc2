import type { report as italian } from "~/text/it/finder/report";
import type { TranslationOf } from "~/text/translation";

/** The words of the form for people who find something wrong. */
export const report = {
  title: "Something wrong?",
  lead: "Tell me: only the person who looks after the journey reads it.",
  about: "This is about “{name}”.",
  aboutPhoto: "This is about a photo of “{name}”.",
  what: "What is wrong?",
  choose: "Choose what is wrong",
  reasons: {
    "in-photo": "I am in this photo",
    mine: "It is mine",
    hurts: "It is hurtful to somebody",
    "something-else": "Something else",
  },
  words: "In your own words",
  answerTo: "Where can I reply to you?",
  kept: "All of it is deleted 30 days after the report is closed, and after 90 days at the latest.",
  send: "Send the report",
  refused: "Your report hasn’t been sent yet",
  sentTitle: "Thank you, it has arrived",
  sent: "The person who looks after the journey reads it. If you left an address, the answer comes there.",
  missingTitle: "There is nothing to report here",
  missing: "What you wanted to report is not on the site, or no longer is.",
  back: "Back to the diary",
} as const satisfies TranslationOf<typeof italian>;
