import type { diary as italian } from "~/text/it/diary";
import type { TranslationOf } from "~/text/translation";

/** The words of the diary, its articles and the pages of their photos. */
export const diary = {
  title: "Travel diary",
  description:
    "The stories of people who have met {product}: cities, encounters and photos, stop after stop.",
  empty: "No stories yet",
  emptyHint: "The journey has only just begun: the first page could be yours.",
  emptyButton: "Send a story",
  all: "See all the stories",
  back: "Back to the diary",
  gallery: "Photo gallery",
  like: "Like",
  beginningTitle: "Travel diary, from the beginning",
  fromBeginning: "Read the diary from the beginning",
  fromNewest: "Back to the newest stories",
  follow: "Follow the journey: add {feed} to your feed reader, and new stories will come to you.",
  feed: "the diary’s feed",
  newerPage: "Newer stories",
  olderPage: "Older stories",
  laterPage: "Later stories",
  page: "Page {page} of {pages}",
  pages: "Pages of the diary",
  total: { one: "{count} story", other: "{count} stories" },
  notFoundTitle: "Story not found",
  notFoundText: "It may have been taken out of the diary, or the address may be wrong.",
  onMap: "This stop on the map: {city}",
  pictured: "Photo from {city}: {title}",
  nextStop: {
    label: "The next stop",
    near: "Less than {kilometres} km from here",
    exact: "{kilometres} km from here, as the crow flies",
    about: "About {kilometres} km from here, as the crow flies",
  },
  onward: { title: "Where am I going next?", map: "I don’t know yet: look at the map" },
  photo: {
    previous: "Previous",
    next: "Next",
    close: "Close",
    counter: "{n} of {total}",
    bar: "Photos of the story",
    missingTitle: "This photo isn’t here",
    missingText: "The story has been taken out of the diary, or it has fewer photos.",
  },
} as const satisfies TranslationOf<typeof italian>;
