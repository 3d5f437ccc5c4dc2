import type {
  storyFilters as italianFilters,
  storyPage as italianPage,
  storyRemoval as italianRemoval,
  withdrawnStories as italianWithdrawn,
} from "~/text/it/admin/received/received-stories";
import type { TranslationOf } from "~/text/translation";

/** The filters and the search of "Received stories". */
export const storyFilters = {
  label: "Filter the stories",
  all: "Received",
  states: {
    new: "New",
    read: "Read",
    diary: "In the diary",
    suspect: "Suspected spam",
    sighting: "Sightings",
    withdrawn: "Withdrawn",
  },
  search: "Search the stories",
  searchHint: "Name, town or words: capitals and accents don’t matter.",
  submit: "Search",
  clearSearch: "Clear the search",
  found: { one: "{count} story found", other: "{count} stories found" },
  nothing: "No stories found",
  nothingHint: "No story matches what you are looking for.",
  clear: "Show all stories",
} as const satisfies TranslationOf<typeof italianFilters>;

/** The stories that their senders took back. */
export const withdrawnStories = {
  total: {
    one: "{count} withdrawn story or sighting",
    other: "{count} withdrawn stories and sightings",
  },
  explanation:
    "Their senders withdrew them: words and photos are deleted from this site, and the article made of one is empty and hidden. Only the day is left. If you posted them on social media or saved them elsewhere, remove them there too.",
  on: "Withdrawn:",
  removeArticle: "Delete the empty article",
  empty: "Nothing withdrawn",
} as const satisfies TranslationOf<typeof italianWithdrawn>;

/** Sentences about several stories at once. */
export const storyRemoval = {
  choose: "To delete",
  chooseStory: "To delete together with others: {name}",
  label: "Delete several stories at once",
  none: "To delete several stories at once, tick “To delete” beside each one.",
  some: { one: "{count} story to delete", other: "{count} stories to delete" },
  remove: "Delete the ticked stories",
} as const satisfies TranslationOf<typeof italianRemoval>;

/** The page of one story. */
export const storyPage = {
  back: "Back to the stories",
  arrived: "Arrived on {moment}",
  consent: "Consent text: version {version}, in {language}",
  article: "Read the article “{title}”",
  articleHidden: "Its article “{title}” is hidden",
  openArticle: "open it",
  createLocation: "Create a stop",
  download: "Download the story (zip)",
  markNew: "Mark as new",
  notSpam: "Not spam",
  suspect: {
    links: "It looks like spam because it has two or more links.",
    repeated: "It looks like spam because the same text has arrived before.",
    words: "It looks like spam because it has words from the list in the settings.",
  },
  suspectFate:
    "Suspected spam sends you no notification of its own: at most once a week, one counts the stories that have waited for a day. It goes to the bin 30 days after you have seen it; “Not spam” puts it among the new ones.",
  answer: "Answer the sender",
  answerLabel: "Your answer",
  answerHint:
    "Whoever has the receipt reads it there, with the day. At most 500 characters; you can change or remove it at any time.",
  answered: "Answer written on {moment}",
  saveAnswer: "Save the answer",
  savingAnswer: "Saving…",
  removeAnswer: "Remove the answer",
  ready: "Ready-made sentences",
  readyHint: "They are added in {language}, and you can change them.",
  typedAnswer: "The answer that you had typed:",
  nextNew: "Next new story",
} as const satisfies TranslationOf<typeof italianPage>;
