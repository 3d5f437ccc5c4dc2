import { readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";
import { settingsText } from "~/text/it/commands/settings";
import { settings } from "./settings";

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
  const given = withoutEmpty(parseEnv(text));
  const known = new Set([...Object.keys(settings.shape), "ADMIN_PASSWORD_FILE"]);
  problems.push(
    ...Object.keys(given)
      .filter((name) => !known.has(name))
      .map(settingsText.unknown),
  );
  return given;
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
