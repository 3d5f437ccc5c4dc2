import { CannotStart } from "~/server/cannot-start";
import { type Config, readConfig } from "~/server/config";
import { settingsText } from "~/text/it/settings";

/** The configuration; every mistake in it at once, one on each line, when there are any. */
export function configOrSentence(): Config {
  const reading = readConfig();
  if (reading.ok) return reading.config;
  const [problem, ...others] = reading.problems;
  if (problem && others.length === 0) throw new CannotStart(problem);
  throw new CannotStart([settingsText.heading, ...reading.problems.map((one) => `- ${one}`)].join("\n"));
}
