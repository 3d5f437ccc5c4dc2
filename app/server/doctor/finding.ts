/** The result of one check. Its level is one of: fine, worth knowing, or to be fixed. */
export interface Finding {
  level: "well" | "note" | "problem";
  /** Says what was found and, for a problem, what to do about it. */
  sentence: string;
}

export const well = (sentence: string): Finding => ({ level: "well", sentence });
export const note = (sentence: string): Finding => ({ level: "note", sentence });
export const problem = (sentence: string): Finding => ({ level: "problem", sentence });
