import type { IncomingMessage } from "node:http";
import { terminalText } from "~/text/it/commands/terminal";
import type { ServerContext } from "./server-context";

/** Logs once that requests carry forwarding headers of a proxy while TRUST_PROXY is 0. */
export function proxyWarning({ log, trustProxy }: Pick<ServerContext, "log" | "trustProxy">) {
  let said = trustProxy > 0;
  return function warnAboutProxy({ headers }: IncomingMessage): void {
    if (said || (headers["x-forwarded-for"] === undefined && headers.forwarded === undefined)) return;
    said = true;
    log.warn(terminalText.proxyNotTrusted);
  };
}
