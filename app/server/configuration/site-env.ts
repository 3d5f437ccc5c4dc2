import { readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";
import { settingsText } from "~/text/it/commands/settings";
import { settings } from "./settings";
import { similarName } from "./similar-name";

/** The settings in `site.env`, none without the file; what is wrong with it is added to `problems`, as sentences. */
export function readSiteEnv(file: string, problems: string[]): Record<string, string | undefined> {
  let text: string;
  try {
    // Opening a named pipe would wait for ever.
    if (!statSync(file).isFile()) {
      problems.push(settingsText.notAFile(file));
      return {};
    }
    text = readFileSync(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT" && code !== "ENOTDIR") problems.push(settingsText.fileUnreadable(file));
    return {};
  }
  const values = parseEnv(text);
  const known = [...Object.keys(settings.shape), "ADMIN_PASSWORD_FILE"];
  const unknown = Object.keys(values).filter((name) => values[name] !== "" && !known.includes(name));
  problems.push(...unknown.map((name) => settingsText.unknown(name, similarName(name, known))));
  problems.push(...linesWithoutEffect(text).map(settingsText.notALine));
  return withoutEmpty(values);
}

/** The numbers of the lines without `=` that belong to no setting; a value in quotes may go over several lines. */
function linesWithoutEffect(text: string): number[] {
  const lines = text.split("\n");
  const whole = JSON.stringify(parseEnv(text));
  return lines.flatMap((line, at) => {
    if (/^\s*(?:#|$)|=/.test(line)) return [];
    const others = lines.toSpliced(at, 1).join("\n");
    return JSON.stringify(parseEnv(others)) === whole ? [at + 1] : [];
  });
}

/** The password in `ADMIN_PASSWORD_FILE`, without the line break at its end; a problem when it cannot be read. */
export function readPassword(file: string, problems: string[]): string | undefined {
  try {
    return readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch {
    problems.push(settingsText.passwordFile(file));
    return undefined;
  }
}

/** An empty value, as in `PUBLIC_URL=`, means that nothing was set. */
export function withoutEmpty(values: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ""),
  );
}
