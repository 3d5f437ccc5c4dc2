import type { Log } from "./log";

/**
 * Logs errors that no code has caught, thrown or rejected, with their stack, and lets the program go on: the error of
 * one request must not end the others (docs/decisions/025).
 */
export function logUncaught(log: Pick<Log, "error">): void {
  process.on("uncaughtException", (err, origin) => {
    log.error({ err }, origin === "unhandledRejection" ? "unhandled rejection" : "uncaught exception");
  });
}
