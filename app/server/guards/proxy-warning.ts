import type { IncomingMessage } from "node:http";
import { terminalText } from "~/text/it/terminal";
import type { Program } from "~/server/program";

/** Tells the owner once, in the log, that a proxy speaks for the visitors and that nobody said to believe it. */
export function proxyWarning({ log, trustProxy }: Pick<Program, "log" | "trustProxy">) {
  let said = trustProxy > 0;
  return function warnAboutProxy({ headers }: IncomingMessage): void {
    if (said || (headers["x-forwarded-for"] === undefined && headers.forwarded === undefined)) return;
    said = true;
    log.warn(terminalText.proxyNotTrusted);
  };
}
