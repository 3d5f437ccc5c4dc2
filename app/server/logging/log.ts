import pino from "pino";
import { logBuffer } from "./log-buffer";
import type { Config } from "~/server/configuration/config";

/** A request to log. `aborted` says that its client disconnected before the answer. */
interface AnsweredRequest {
  method: string;
  /** Without secrets. */
  path: string;
  status: number;
  ms: number;
  bytes: number;
  aborted: boolean;
}

export type Log = ReturnType<typeof openLog>;

/** Opens the log: one JSON line for each event on standard error, without addresses, queries and typed texts. */
export function openLog(level: Config["logLevel"]) {
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

/** Makes the timestamp of a log line, each millisecond only once: that is most of a line's cost. */
function clock(): () => string {
  let at = 0;
  let text = "";
  return () => {
    const now = Date.now();
    if (now !== at) text = `,"time":"${new Date((at = now)).toISOString()}"`;
    return text;
  };
}
