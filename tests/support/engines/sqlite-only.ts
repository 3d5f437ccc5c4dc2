const kills = "kills a program that stores in SQLite, and reads its file; tests/engines kills instances";
const bytes = "is about bytes on sockets: no answer of it depends on the store";
const memory = "is about memory and time of one process, which the store does not change";
const pages = "compares whole pages, which both engines fill with the same rows";

/** The HTTP tests that run on SQLite only, and why; `npm run test:engines` leaves them out. */
export const sqliteOnly: Record<string, string> = {
  "killed-at-any-moment": kills,
  "photo-edits-killed": kills,
  "withdrawal-killed": kills,
  failing: "breaks the file of SQLite under a running program",
  starting: "is about the data directory with the file of SQLite",
  "share-cards-at-start": "opens the same data directory again; tests/engines starts instances again",
  "full-disk": "fills the disk of SQLite by its own means; tests/engines stops the database server",
  "owner-on-full-disk": "fills the disk of SQLite by its own means; tests/engines stops the database server",
  "slow-disk": "holds up the syncs of the log of SQLite",
  "cost-of-reading": "asks SQLite for its query plans",
  "cut-at-every-byte": bytes,
  "left-downloads": bytes,
  "lying-lengths": bytes,
  "slow-readers": bytes,
  "cut-and-slow": bytes,
  pipelining: bytes,
  "early-answer": bytes,
  "endless-answer": bytes,
  "static-files": bytes,
  "hostile-inputs": memory,
  "cost-of-strangers": memory,
  "page-weight": memory,
  "body-budget": memory,
  crowd: memory,
  "whole-pages": pages,
  "gps-stays-private": "runs the program, whose table is that of SQLite",
  "hostile-words-outside": pages,
  "no-address-kept": "reads the bytes of SQLite's files",
};
