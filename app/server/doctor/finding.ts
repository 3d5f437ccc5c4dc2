/** One thing that the doctor looked at: all is well, something to know, or something to mend. */
export interface Finding {
  level: "well" | "note" | "problem";
  /** What is so, and what to do about it. */
  sentence: string;
}

export const well = (sentence: string): Finding => ({ level: "well", sentence });
export const note = (sentence: string): Finding => ({ level: "note", sentence });
export const problem = (sentence: string): Finding => ({ level: "problem", sentence });
