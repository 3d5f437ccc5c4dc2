import type { sighting as italian } from "~/text/it/finder/sighting";
import type { TranslationOf } from "~/text/translation";

/** The words of a sighting. */
export const sighting = {
  open: "No time? Just tell me where I am",
  city: "Town or city",
  holding: "I’ve got you",
  seen: "I saw you and left you there",
  remind: "Remind me:",
  inHours: "in 3 hours",
  tomorrow: "tomorrow at this time",
  reminder: "Tell {product}’s story",
  refused: "Not noted yet",
  title: "Your sighting",
  whereItIs: {
    holding: "I’m with you.",
    holdingIn: "I’m with you: {city}.",
    seen: "You saw me and left me there.",
    seenIn: "You saw me and left me there: {city}.",
  },
  noted: "Recorded: {moment}.",
  next: "When you have two minutes, tell me how it went: the story takes the place of the sighting, with the same receipt.",
  tell: "Tell the story",
  keep: "It’s your receipt: here you can tell the story whenever you like, or withdraw the sighting. There’s no password: anyone with the address can do so, so keep it to yourself.",
  expires:
    "Only the person who looks after the journey reads the sighting, and may mark the place on the map. If no story comes, it is deleted automatically after 90 days.",
  withdraw: "Withdraw the sighting",
  withdrawTitle: "Withdraw the sighting?",
  withdrawQuestion:
    "It disappears from this site, with the town you typed. If the person who looks after the journey has already made a stop of it, the place of the stop stays. It can’t be undone.",
  withdrawConfirm: "Yes, withdraw it",
  withdrawnTitle: "Sighting withdrawn",
  withdrawn: "You withdrew it on {day}.",
  withdrawnJustNow:
    "You withdrew it on {day}: it is no longer on the site. The last traces on the server’s disk disappear within an hour.",
  removedTitle: "This sighting is gone",
  removed:
    "The person who looks after the journey removed it, or 90 days have passed. Your story is welcome all the same.",
} as const satisfies TranslationOf<typeof italian>;
