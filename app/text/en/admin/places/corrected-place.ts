import type { correctedPlace as italian } from "~/text/it/admin/places/corrected-place";
import type { TranslationOf } from "~/text/translation";

/** Sentences about what a corrected town or country leaves where it was. The server writes them: no page loads them. */
export const correctedPlace = {
  stopStays: "Its stop stays where it was, in “{town}”.",
  stopWillStay:
    "The stop stays where it was, in “{town}”: when you press again I save the article and take you to the stop, to move it.",
  pointStays: "The point of the stop stays where it was, in “{town}”.",
  pointIsNear: "The point of the stop is near “{here}”, not “{wanted}”.",
  pointIsFar: "The point of the stop is far from “{wanted}”.",
  pointWillStay:
    "I don’t know this place, and the point stays where it was, in “{town}”: look for another one with “Find the place”, or show it on the map. If it is right like this, press again.",
  pointMoved: "I have moved the point to “{place}”: look at it below, then press again.",
  near: "The point is near “{here}”, not “{wanted}”: which of the two counts? If it is the town, press “Find the place”; if it is the point, correct town and country. If it is right like this, press again.",
  far: "The point is far from “{wanted}”: which of the two counts? If it is the town, press “Find the place”; if it is the point, correct town and country. If it is right like this, press again.",
  blogPostSays: "Its article still says “{place}”.",
} as const satisfies TranslationOf<typeof italian>;
