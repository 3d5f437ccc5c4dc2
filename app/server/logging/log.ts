import pino from "pino";
import { batchedLines } from "./batched-lines";
import type { Config } from "~/server/config";

/** The log: one JSON line per event, on standard error. No addresses, no queries, nothing that a person typed. */
export type Log = Pick<pino.Logger, "debug" | "info" | "warn" | "error"> & { flush(): void };

/** Opens the log. What is still waiting to be written when the process ends is written then. */
export function openLog(level: Config["logLevel"]): Log {
  const lines = batchedLines(2);
  process.once("exit", lines.flush);
  const logger = pino({ level, base: null, timestamp: clock(), formatters: { level: named } }, lines);
  return Object.assign(logger, { flush: lines.flush });
}

const named = (level: string) => ({ level });

/** The time of a line; under load many lines share a millisecond, and writing it out is most of a line's cost. */
function clock(): () => string {
  let at = 0;
  let text = "";
  return () => {
    const now = Date.now();
    if (now !== at) text = `,"time":"${new Date((at = now)).toISOString()}"`;
    return text;
  };
}
