import { constants } from "node:os";

/** Ctrl+C and SIGTERM end the command by `process.exit`, so that its exit handlers run, also when they are sent twice. */
export function exitOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
