import { closeSync, openSync, readSync } from "node:fs";

const windowBytes = 64 * 1024;

/** Reads `length` bytes at a position of an open file, at most 64 KB; fewer where the file ends. */
export type ReadAt = (position: number, length: number) => Buffer;

/** Opens a file for `use`, which reads it piece by piece: only 64 KB of it are in memory at a time. */
export function withFileWindow<Result>(path: string, use: (read: ReadAt) => Result): Result {
  const file = openSync(path, "r");
  try {
    const window = Buffer.alloc(windowBytes);
    let start = 0;
    let filled = 0;
    return use((position, length) => {
      if (position < start || position + length > start + filled) {
        start = position;
        filled = readSync(file, window, 0, windowBytes, position);
      }
      return window.subarray(position - start, Math.min(position - start + length, filled));
    });
  } finally {
    closeSync(file);
  }
}
