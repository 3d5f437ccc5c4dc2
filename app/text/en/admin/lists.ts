import type * as italian from "~/text/it/admin/lists";
import type { TranslationOf } from "~/text/translation";

/** The words of "Received stories". */
export const stories = {
  total: { one: "{count} story received", other: "{count} stories received" },
  empty: "No stories received",
  emptyHint: "When somebody sends a story, you find it here.",
  anonymous: "Anonymous",
  storyOf: { named: "Story from {name}", anonymous: "Anonymous story" },
  open: { named: "Open the story from {name}", anonymous: "Open the anonymous story" },
  openShort: "Open the story",
  inDiary: "In the diary: read “{title}”",
  corrected: "Corrected on {moment}",
  consent: "Consent given",
  noConsent: "No consent",
  inLanguage: "in {language}",
  photoCount: { one: "{count} photo", other: "{count} photos" },
  photoAlt: "Photo {label}",
  enlarge: "Enlarge {label}",
  choosePhoto: "Select {label}",
  positionKnown: "This photo has a position",
  takenOn: "Taken on {day}",
  createLocation: "Create a stop from here",
  createLocationFrom: "Create a stop from here: {label}",
  promote: "Promote",
  promoteWith: {
    none: "without photos",
    own: { one: "with {count} photo", other: "with {count} photos" },
    allOthers: {
      one: "with {count} photo, from another story",
      other: "with {count} photos, from other stories",
    },
    someOthers: {
      one: "with {all} photos, {count} from another story",
      other: "with {all} photos, {count} from other stories",
    },
  },
  promoteStory: { named: "Promote the story from {name}", anonymous: "Promote the anonymous story" },
  remove: "Delete",
  removeStory: { named: "Delete the story from {name}", anonymous: "Delete the anonymous story" },
  gone: "This story no longer exists.",
} as const satisfies TranslationOf<typeof italian.stories>;

/** What became of a story. */
export const storyState = {
  new: "New",
  read: "Read",
  diary: "In the diary",
  suspect: "Suspected spam",
} as const satisfies TranslationOf<typeof italian.storyState>;

/** The words of the photos that are ticked for an article. */
export const selection = {
  heading: "Selected photos",
  none: "No photos selected. Tick the photos that you want in an article, then press “Promote” on the story.",
  some: { one: "{count} photo selected", other: "{count} photos selected" },
  hint: "Press “Promote” on a story to take them into its article.",
  update: "Update the selected photos",
  unchoose: "Remove {label}",
  unchooseAll: "Remove all",
  close: "Close",
} as const satisfies TranslationOf<typeof italian.selection>;

/** The search in the lists of articles and stops. */
export const listSearch = {
  month: "Month",
  allMonths: "All months",
  nothing: "Nothing found",
  nothingHint: "Try other words, or another month.",
  blogPosts: {
    search: "Search the articles",
    searchHint: "Title, author, place or words: capitals and accents don’t matter.",
  },
  locations: {
    search: "Search the stops",
    searchHint: "Name, place or words: capitals and accents don’t matter.",
  },
} as const satisfies TranslationOf<typeof italian.listSearch>;

/** The words of "Articles". */
export const blogPosts = {
  total: { one: "{count} article", other: "{count} articles" },
  empty: "No articles published yet",
  emptyHint: "Promote a story, or write the first article.",
  emptyButton: "Write an article",
  hidden: "Hidden",
  withdrawn: "Withdrawn",
  withdrawnTitle: "Article of a withdrawn story",
  withdrawnText:
    "The sender withdrew the story: words and photos are gone, and the article stays hidden. If you don’t need it, delete it.",
  show: "Show",
  hide: "Hide",
  remove: "Delete",
  read: "Read",
  edit: "Edit",
  preview: "Preview",
  createLocation: "Create its stop",
  onMap: "On the map",
  gone: "This article no longer exists.",
  createdHeading: "“{title}” is in the diary",
  createdText: "Put it on the map too? Town, country and article are already filled in.",
  createdLocation: "Create this article’s stop",
  createdRead: "Read the article",
} as const satisfies TranslationOf<typeof italian.blogPosts>;

/** Stops that show exactly where a finder's photo was taken. */
export const exactPoints = {
  title: "The exact point of a photo is public",
  lead: "The senders of these photos read that only you see where they were taken. On the map, these stops show it to everybody, exactly:",
  round: "Show them within about 1 km",
  keep: "Keep the exact point",
} as const satisfies TranslationOf<typeof italian.exactPoints>;

/** The words of "Stops". */
export const locations = {
  total: { one: "{count} stop", other: "{count} stops" },
  empty: "No stops created yet",
  emptyHint: "The first stop of the journey is waiting to be put on the map.",
  emptyButton: "Create a stop",
  hidden: "Hidden",
  show: "Show",
  hide: "Hide",
  look: "View",
  ofBlogPost: "Article: {title}",
  edit: "Edit",
  remove: "Delete",
  shownWithin: "Readers see {what}",
  gone: "This stop no longer exists.",
} as const satisfies TranslationOf<typeof italian.locations>;

/** How exactly readers see a point. */
export const precision = {
  exact: "the exact point",
  "1km": "a point within about 1 km",
  "10km": "a point within about 10 km",
} as const satisfies TranslationOf<typeof italian.precision>;

/** A story's mark in the owner's list: it came with the tag of this name. */
export const storyTag = {
  withTag: "with the tag “{name}”",
  withRetiredTag: "with the tag “{name}”, retired",
} as const satisfies TranslationOf<typeof italian.storyTag>;
