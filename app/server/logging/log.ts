import pino from "pino";
import { logBuffer } from "./log-buffer";
import type { Config } from "~/server/configuration/config";

/** A request to log: it was answered, or its client disconnected before the answer. */
export interface AnsweredRequest {
  method: string;
  /** The request's path without secrets. */
  path: string;
  status: number;
  /** The duration in milliseconds. */
  ms: number;
  bytes: number;
  aborted: boolean;
}

/**
 * The log: one JSON line for each event, on standard error. It contains no IP addresses, no queries, and nothing that a
 * person typed.
 */
export interface Log extends Pick<pino.Logger, "debug" | "info" | "warn" | "error"> {
  answered(request: AnsweredRequest): void;
  flush(): void;
}

/** Opens the log. Buffered lines are written when the process exits. */
export function openLog(level: Config["logLevel"]): Log {
  const lines = logBuffer(2);
  process.once("exit", lines.flush);
  const now = clock();
  const logger = pino({ level, base: null, timestamp: now, formatters: { level: named } }, lines);
  const wanted = logger.isLevelEnabled("info");
  // The line is formatted here: pino would take a tenth of the time that a cached page takes.
  const answered = ({ method, path, status, ms, bytes, aborted }: AnsweredRequest) => {
    if (!wanted) return;
    const fields = `"method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms},"bytes":${bytes}`;
    lines.write(`{"level":"info"${now()},${fields}${aborted ? ',"aborted":true' : ""}}\n`);
  };
  return Object.assign(logger, { answered, flush: lines.flush });
}

const named = (level: string) => ({ level });

/**
 * Makes a function that returns the timestamp of a log line. It formats each millisecond only once, because that is
 * most of a line's cost.
 */
function clock(): () => string {
  let at = 0;
  let text = "";
  return () => {
    const now = Date.now();
    if (now !== at) text = `,"time":"${new Date((at = now)).toISOString()}"`;
    return text;
  };
}
