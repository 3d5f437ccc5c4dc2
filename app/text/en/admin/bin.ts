import type { bin as italian } from "~/text/it/admin/bin";
import type { TranslationOf } from "~/text/translation";

/** The words of the bin. */
export const bin = {
  title: "Bin",
  lead: "What you delete stays here for 30 days, and only you see it. Then it is gone forever, with the photos that nothing else needs.",
  empty: "The bin is empty",
  total: { one: "{count} thing in the bin", other: "{count} things in the bin" },
  kinds: { story: "Story", "blog-post": "Article", location: "Stop", wish: "Wish" },
  binned: "In the bin since {moment}",
  restore: "Restore",
  restoreAndShow: "Restore and show",
  remove: "Delete forever",
  emptyAll: "Empty the bin",
  question: "Delete “{name}” forever?",
  questionAll: {
    one: "Delete the only thing in the bin forever?",
    other: "Delete {count} things forever?",
  },
  questionText: "This can’t be undone. Photos that an article or a stop uses stay.",
  gone: "It is no longer in the bin.",
} as const satisfies TranslationOf<typeof italian>;
