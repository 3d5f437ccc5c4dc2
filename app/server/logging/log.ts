import pino from "pino";
import { logBuffer } from "./log-buffer";
import type { Config } from "~/server/configuration/config";

/** A request that was answered, or whose client disconnected before. */
export interface AnsweredRequest {
  method: string;
  /** As it may be logged. */
  path: string;
  status: number;
  /** Milliseconds. */
  ms: number;
  bytes: number;
  aborted: boolean;
}

/** The log: one JSON line per event, on standard error. No addresses, no queries, nothing that a person typed. */
export interface Log extends Pick<pino.Logger, "debug" | "info" | "warn" | "error"> {
  answered(request: AnsweredRequest): void;
  flush(): void;
}

/** Opens the log; buffered lines are written when the process exits. */
export function openLog(level: Config["logLevel"]): Log {
  const lines = logBuffer(2);
  process.once("exit", lines.flush);
  const now = clock();
  const logger = pino({ level, base: null, timestamp: now, formatters: { level: named } }, lines);
  const wanted = logger.isLevelEnabled("info");
  // Formatted here: pino takes a tenth of a cached page's time for this line.
  const answered = ({ method, path, status, ms, bytes, aborted }: AnsweredRequest) => {
    if (!wanted) return;
    const facts = `"method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms},"bytes":${bytes}`;
    lines.write(`{"level":"info"${now()},${facts}${aborted ? ',"aborted":true' : ""}}\n`);
  };
  return Object.assign(logger, { answered, flush: lines.flush });
}

const named = (level: string) => ({ level });

/** The timestamp of a line, memoized per millisecond: formatting it is most of a line's cost. */
function clock(): () => string {
  let at = 0;
  let text = "";
  return () => {
    const now = Date.now();
    if (now !== at) text = `,"time":"${new Date((at = now)).toISOString()}"`;
    return text;
  };
}
