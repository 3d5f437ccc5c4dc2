import type { report as italian } from "~/text/it/finder/report";
import type { TranslationOf } from "~/text/translation";

/** The words of the form for people who find something wrong. */
export const report = {
  title: "Something wrong?",
  lead: "Tell me: only the person who looks after the journey reads it.",
  about: "This is about “{name}”.",
  aboutPhoto: "This is about a photo of “{name}”.",
  what: "What’s the problem?",
  choose: "Choose a reason",
  reasons: {
    "in-photo": "I’m in this photo",
    mine: "It’s my photo or my text",
    hurts: "It hurts somebody",
    "something-else": "Something else",
  },
  words: "In your own words",
  answerTo: "Which address can I reply to?",
  kept: "All of it is deleted 30 days after the report is closed, and after 90 days at the latest.",
  send: "Send the report",
  refused: "Your report hasn’t been sent yet",
  sentTitle: "Thank you, it has arrived",
  sent: "The person who looks after the journey will read it. If you left an address, the answer will go there.",
  missingTitle: "There’s nothing to report here",
  missing: "What you wanted to report isn’t on the site, or no longer is.",
  back: "Back to the diary",
} as const satisfies TranslationOf<typeof italian>;
