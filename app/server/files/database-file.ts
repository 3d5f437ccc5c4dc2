import { closeSync, openSync, readSync } from "node:fs";

/** Whether a file begins as every SQLite database does. */
export function isDatabaseFile(file: string): boolean {
  const head = Buffer.alloc(16);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, head, 0, 16, 0);
  } finally {
    closeSync(descriptor);
  }
  return head.toString("latin1") === "SQLite format 3\0";
}
