import type { tagCode as italian } from "~/text/it/finder/tag-code";
import type { TranslationOf } from "~/text/translation";

/** The words of /t, and of the small form for a code. */
export const tagCode = {
  title: "Do you have the code on the tag?",
  description: "Type the code on the toy’s tag and see who it is that you’ve found.",
  lead: "It’s under the QR code: six characters, letters and digits. Upper or lower case doesn’t matter.",
  label: "Code on the tag",
  submit: "Go",
  missing: "Type the code you see on the tag.",
  malformed: "A code has six characters, letters and digits: look at the tag again and try once more.",
  without: "Can’t find it, or can’t read it any more? Your story will reach me even without it.",
} as const satisfies TranslationOf<typeof italian>;
