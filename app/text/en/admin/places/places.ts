import type { places as italian } from "~/text/it/admin/places/places";
import type { TranslationOf } from "~/text/translation";

/** The words of the search for a place in the location form. */
export const places = {
  find: "Find the place",
  finding: "Searching…",
  findHint: "Type the town: country and coordinates fill in by themselves.",
  which: "Which “{name}”?",
  use: "Use this place",
  filled: "{place}: country and coordinates are filled in.",
  choose: { other: "I found {count} places: choose the right one." },
  failed: "The search failed: try again, or show the point in another way.",
  published: "The place that readers will see",
  known: "Place found: {label}.",
  isIt: "“{name}”: is it this one?",
  asTyped: "None of these: keep what is written above",
  notIt: "No: keep what is written above",
  edited:
    "You have changed town or country: when you press, I look for the place and show it before anything is published.",
  photoPoint:
    "The photo was taken here. “Publish and put on the map” uses this point when the place is the same, and readers see it as you choose here.",
  photoPointMap: "Map with the point of the photo",
  ofPhoto: "The point where the photo was taken",
  ofPhotoNear: "{label}: where the photo was taken",
  far: "The photo was taken {kilometres}\u00a0km from “{city}”: which of the two places counts?",
  unknown: "I know no place called “{city}”: check that town and country are right.",
  unknownNear:
    "I know no place called “{city}” (the photo was taken near “{near}”): check that town and country are right.",
  suggested: "It is the place nearest to the coordinates: correct it if it is another one.",
} as const satisfies TranslationOf<typeof italian>;
