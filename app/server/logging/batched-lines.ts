import { writeSync } from "node:fs";

const batch = 16 * 1024;
const mostWaiting = 4 * 1024 * 1024;
const latest = 250;

/**
 * Writes lines to a file descriptor in batches, at the latest after a quarter of a second: one system call for a
 * hundred requests. A reader that is too slow makes lines wait, and beyond four megabytes get lost; never the site.
 */
export function batchedLines(fd: number): { write(line: string): void; flush(): void } {
  let waiting = "";
  let timer: NodeJS.Timeout | null = null;

  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const bytes = Buffer.from(waiting);
    waiting = "";
    try {
      for (let at = 0; at < bytes.length;) at += writeOrKeep(bytes, at);
    } catch {
      // Nobody reads the log any more: the site goes on without it.
    }
  }

  function writeOrKeep(bytes: Buffer, at: number): number {
    try {
      return writeSync(fd, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
      if (bytes.length - at <= mostWaiting) waiting = bytes.toString("utf8", at) + waiting;
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
