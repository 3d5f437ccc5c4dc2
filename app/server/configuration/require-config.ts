import { CannotStart } from "~/server/user-errors";
import { type Config, readConfig } from "./config";
import { settingsText } from "~/text/it/commands/settings";

/** Reads the configuration. Throws CannotStart with one line for each mistake. */
export function requireConfig(): Config {
  const reading = readConfig();
  if (reading.ok) return reading.config;
  const [problem, ...others] = reading.problems;
  if (problem && others.length === 0) throw new CannotStart(problem);
  throw new CannotStart([settingsText.heading, ...reading.problems.map((one) => `- ${one}`)].join("\n"));
}
