import { writeSync } from "node:fs";
import pino from "pino";
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
  const all = logger.isLevelEnabled("debug");
  // The line is formatted here: pino would take a tenth of the time that a cached page takes.
  const answered = ({ method, path, status, ms, bytes, aborted }: AnsweredRequest) => {
    // A balancer asks every two seconds: its lines would fill the journal.
    const isHealthy = path === "/healthz" && status === 200;
    if (!wanted || (isHealthy && !all)) return;
    const fields = `"method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms},"bytes":${bytes}`;
    lines.write(
      `{"level":"${isHealthy ? "debug" : "info"}"${now()},${fields}${aborted ? ',"aborted":true' : ""}}\n`,
    );
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

const batch = 16 * 1024;
const maxWaiting = 4 * 1024 * 1024;
const latest = 250;

/** Buffers log lines and writes them in batches of 16 kB, at the latest after 250 ms. Errors are ignored. */
export function logBuffer(fd: number): { write(line: string): void; flush(): void } {
  let waiting = "";
  let timer: NodeJS.Timeout | null = null;

  function flush(): void {
    // While the descriptor is full, up to 4 MB wait; lines beyond that are dropped.
    if (timer) clearTimeout(timer);
    timer = null;
    const bytes = Buffer.from(waiting);
    waiting = "";
    try {
      for (let at = 0; at < bytes.length;) at += writeOrKeep(bytes, at);
    } catch {
      // The log's reader has closed its end. The site continues without a log.
    }
  }

  function writeOrKeep(bytes: Buffer, at: number): number {
    try {
      return writeSync(fd, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
      if (bytes.length - at <= maxWaiting) waiting = bytes.toString("utf8", at) + waiting;
      timer ??= setTimeout(flush, latest);
      return bytes.length - at;
    }
  }

  return {
    write(line) {
      waiting += line;
      if (waiting.length >= batch) flush();
      else timer ??= setTimeout(flush, latest);
    },
    flush,
  };
}
