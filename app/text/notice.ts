/** A short message after an act: a toast with JavaScript, the top of the next page without. */
export interface Notice {
  title: string;
  text: string;
  /** Something did not work: shown as an alert. */
  failed: boolean;
}
