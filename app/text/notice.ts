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
