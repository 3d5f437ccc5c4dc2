import { readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";
import { closestMatch } from "leven";
import { settingsText } from "~/text/it/commands/settings";
import { settings } from "./settings";

/** Reads the settings in `site.env`. A missing file has no settings. Mistakes are added to `problems` as sentences. */
export function readSiteEnv(file: string, problems: string[]): Record<string, string | undefined> {
  let text: string;
  try {
    // A named pipe is refused here, because opening it would wait for ever.
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
  const meant = (name: string) => closestMatch(name.toUpperCase(), known, { maxDistance: 2 }) ?? null;
  problems.push(...unknown.map((name) => settingsText.unknown(name, meant(name))));
  problems.push(...linesWithoutEffect(text).map(settingsText.notALine));
  return withoutEmpty(values);
}

/** Returns the numbers of the lines that belong to no setting. All lines of a value in quotes belong to its setting. */
function linesWithoutEffect(text: string): number[] {
  const lines = text.split("\n");
  const whole = JSON.stringify(parseEnv(text));
  return lines.flatMap((line, at) => {
    if (/^\s*(?:#|$)|=/.test(line)) return [];
    const others = lines.toSpliced(at, 1).join("\n");
    return JSON.stringify(parseEnv(others)) === whole ? [at + 1] : [];
  });
}

/** Reads the password in `ADMIN_PASSWORD_FILE` without its final line break. An unreadable file adds a problem. */
export function readPassword(file: string, problems: string[]): string | undefined {
  try {
    return readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch {
    problems.push(settingsText.passwordFile(file));
    return undefined;
  }
}

/** Removes empty values: `PUBLIC_URL=` means that nothing was set. */
export function withoutEmpty(values: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ""),
  );
}
