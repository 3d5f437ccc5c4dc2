import { CannotStart } from "~/server/user-errors";
import { type Config, readConfig, readEngines } from "./config";
import type { Engines } from "./engine-settings";
import { settingsText } from "~/text/it/commands/settings";

/** Reads the configuration. Throws CannotStart with one line for each mistake. */
export function requireConfig(): Config {
  const reading = readConfig();
  if (reading.ok) return reading.config;
  throw refusal(reading.problems);
}

/** Reads only the settings of the engines. Throws CannotStart with one line for each mistake. */
export function requireEngines(): Engines {
  const problems: string[] = [];
  const engines = readEngines(problems);
  if (!engines || problems.length > 0) throw refusal(problems);
  return engines;
}

function refusal(problems: string[]): CannotStart {
  const [problem, ...others] = problems;
  if (problem && others.length === 0) return new CannotStart(problem);
  return new CannotStart([settingsText.heading, ...problems.map((one) => `- ${one}`)].join("\n"));
}
