import type { Site } from "~/domain/site";
import type { Config } from "~/server/configuration/config";
import type { DataDirectory } from "~/server/data-directory/paths";
import type { said } from "~/text/terminal-words";

/** The things that the checks read. No check changes them. */
export interface Examined {
  places: DataDirectory;
  /** The configuration with the settings that the owner has stored in /admin. Null when it has `mistakes`. */
  config: Config | null;
  mistakes: string[];
  /** The database, opened read-only. Null when it is missing, damaged or unreachable: one check reports that. */
  db: Site["db"] | null;
}

/** The result of one check: its level, and a sentence with what was found and, for a problem, what to do about it. */
export type Finding = { level: keyof typeof said.doctor.levels; sentence: string };

export const well = (sentence: string): Finding => ({ level: "well", sentence });
export const note = (sentence: string): Finding => ({ level: "note", sentence });
export const problem = (sentence: string): Finding => ({ level: "problem", sentence });
