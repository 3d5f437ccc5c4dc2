import type { sighting as italian } from "~/text/it/finder/sighting";
import type { TranslationOf } from "~/text/translation";

/** The words of a sighting. */
export const sighting = {
  open: "No time? Just tell me where I am",
  city: "Town or city",
  holding: "You’re with me",
  seen: "I saw you and left you there",
  remind: "Remind me:",
  inHours: "in 3 hours",
  tomorrow: "tomorrow at this time",
  reminder: "Send your story about {product}",
  refused: "Not noted yet",
  title: "Your sighting",
  whereItIs: {
    holding: "I’m with you.",
    holdingIn: "I’m with you: {city}.",
    seen: "You saw me and left me there.",
    seenIn: "You saw me and left me there: {city}.",
  },
  noted: "You told me on {day}.",
  next: "When you have two minutes, tell me how we met: your story will replace the sighting, with the same receipt.",
  tell: "Tell your story",
  keep: "It’s your receipt: here you can tell your story whenever you like, or withdraw the sighting. There’s no password: anyone with the address can do so, so keep it to yourself.",
  expires:
    "Only the person who looks after the journey reads the sighting, and may mark the place on the map. If no story comes, it is deleted automatically after 90 days.",
  withdraw: "Withdraw the sighting",
  withdrawTitle: "Withdraw the sighting?",
  withdrawQuestion:
    "It disappears from this site, with the town you typed. If the person who looks after the journey has already made a stop of it, the place of the stop stays. This can’t be undone.",
  withdrawConfirm: "Yes, withdraw it",
  withdrawnTitle: "Sighting withdrawn",
  withdrawn: "You withdrew it on {day}.",
  withdrawnJustNow:
    "You withdrew it on {day}: it’s no longer on the site. The last traces on the server’s disk disappear within an hour.",
  removedTitle: "This sighting is gone",
  removed:
    "The person who looks after the journey removed it, or 90 days have passed. Your story is welcome all the same.",
} as const satisfies TranslationOf<typeof italian>;
