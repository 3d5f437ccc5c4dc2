import { constants } from "node:os";

/** Ctrl+C and SIGTERM end the command by `process.exit`, so that what it has begun is cleared away. */
export function exitOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
