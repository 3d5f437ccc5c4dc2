import type { Site } from "~/domain/site";
import type { Config } from "~/server/configuration/config";
import type { DataDirectory } from "~/server/data-directory/paths";
import type { PluralForms } from "~/text/fill";
import { type said, say, type Values } from "~/text/owner/terminal-words";

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

const finding =
  (level: Finding["level"]) =>
  <Words extends string | PluralForms>(words: Words, ...values: Values<NoInfer<Words>>): Finding => ({
    level,
    sentence: say(words, ...values),
  });

export const well = finding("well");
export const note = finding("note");
export const problem = finding("problem");
