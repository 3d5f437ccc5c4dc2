import { writeSync } from "node:fs";

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
