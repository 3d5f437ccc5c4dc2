import type { printedTags as italian } from "~/text/it/admin/tags/printed-tags";
import type { TranslationOf } from "~/text/translation";

/** The words of the pages to print. */
export const printedTags = {
  sheetTitle: "Sheet of tags",
  tagTitle: "Tag “{name}”",
  description: "A page to print: the tags to hang on the toy.",
  sheetSteps: [
    "Print this page on A4 paper, at 100% (not “fit to page”), without headers.",
    "Cut along the dashed lines, laminate, and trim so that a rim of plastic is left.",
    "Punch the small circle, thread a strong string through it and tie it to the toy.",
  ],
  tagSteps: [
    "Print this page at 100%: it is 105 mm wide and 148 mm high (A6). A sheet of A4 will do, too.",
    "Cut along the dashed line, laminate, and trim so that a rim of plastic is left.",
    "Punch the small circle, thread a strong string through it and tie it to the toy.",
  ],
  print: "Print",
  printWish: "Print the first wish, too",
  back: "Back to the tags",
  nothing: "No tag in use to print.",
} as const satisfies TranslationOf<typeof italian>;
