import pino from "pino";
import type { Config } from "./config";

/** The log: one JSON line per event, on standard error. No addresses, no queries, nothing that a person typed. */
export type Log = Pick<pino.Logger, "debug" | "info" | "warn" | "error"> & { flush(): void };

/** Opens the log. Lines are written in batches, at the latest after half a second. */
export function openLog(level: Config["logLevel"]): Log {
  const destination = pino.destination({ fd: 2, sync: true, minLength: 4096, periodicFlush: 500 });
  const logger = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: named } },
    destination,
  );
  return Object.assign(logger, { flush: () => destination.flushSync() });
}

const named = (level: string) => ({ level });
