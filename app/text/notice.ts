import { type PluralForms, fill } from "./fill";

/** A short message after an act: a toast with JavaScript, the top of the next page without. */
export interface Notice {
  title: string;
  text: string;
  /** A further sentence: what became of a form whose sending failed. */
  outcome?: string;
  /** Something did not work: shown as an alert. */
  failed: boolean;
  /** The form of the button that undoes the act. */
  undo?: Undo & { label: string };
}

/** A form with one button: its address and its hidden fields. */
export interface Undo {
  to: string;
  fields: Record<string, string>;
}

/** The names and numbers that a notice mentions. A `sentence` takes the place of the notice's own text. */
export type NoticeDetails = Record<string, string>;

/** A notice in a language. Its sentences may depend on `count`, with `zero` for none. */
interface NoticeWords {
  readonly title: string | PluralForms;
  readonly text: string | PluralForms;
  readonly failed?: boolean;
}

/** Returns a notice with its names and numbers filled in. */
export function noticeFrom(
  { plural }: { plural(forms: PluralForms, count: number): string },
  { title, text, failed = false }: NoticeWords,
  details: NoticeDetails = {},
): Notice {
  const { count = "0", sentence } = details;
  const written = (words: string | PluralForms) => {
    const chosen = typeof words !== "string" && count === "0" ? (words.zero ?? words) : words;
    return fill<string>(typeof chosen === "string" ? chosen : plural(chosen, Number(count)), details).trim();
  };
  return { title: written(title), text: sentence ?? written(text), failed };
}
