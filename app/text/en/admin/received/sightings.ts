import type { sightings as italian } from "~/text/it/admin/received/sightings";
import type { TranslationOf } from "~/text/translation";

/** The sightings among the received stories. */
export const sightings = {
  total: { one: "{count} sighting", other: "{count} sightings" },
  explanation:
    "The finder scanned a tag and said only where the toy is. A story that they tell later replaces the sighting; without one, it deletes itself after 90 days. Only what you put on the map becomes public.",
  empty: "No sightings",
  emptyHint: "When somebody says where the toy is, you find it here.",
  kinds: { holding: "Has it in their hands", seen: "Saw it and left it there" },
  kindsIn: { holding: "Has it in their hands: {city}", seen: "Saw it and left it there: {city}" },
  arrived: "Arrived on {moment}",
  createLocation: "Create a stop",
  createLocationFrom: "Create a stop from: {title}",
  remove: "Delete",
  removeNamed: "Delete the sighting: {title}",
  question: "Delete the sighting?",
  questionText: "This can’t be undone. A stop that you have already made of it stays.",
  gone: "This sighting no longer exists.",
} as const satisfies TranslationOf<typeof italian>;
