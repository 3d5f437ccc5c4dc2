import { fill } from "~/text/fill";
import type { OwnerTexts } from "~/text/words";

/** Returns `Chrome/Android` as 'Chrome su Android'. Null, or a part that is not known, says so. */
export function browserName(
  { sessionsPage: { unknownBrowser, browserOn } }: OwnerTexts,
  kind: string | null,
): string {
  const [browser = "", system = ""] = (kind ?? "").split("/");
  if (browser === "" && system === "") return unknownBrowser;
  return system === "" ? browser : fill(browserOn, { browser: browser || unknownBrowser, system });
}
