const kills = "kills a program that stores in SQLite, and reads its file; tests/engines kills instances";
const bytes = "is about bytes on sockets: no answer of it depends on the store";
const memory =
  "is about the size of answers, or memory and time of one process: the store does not change them";
const pages = "compares whole pages, which both engines fill with the same rows";

/** HTTP tests that run on SQLite only, each with the reason. `npm run test:engines` leaves them out. */
export const sqliteOnly: Record<string, string> = {
  "server/killed-at-any-moment": kills,
  "owner/photo-edits-killed": kills,
  "finder/withdrawal-killed": kills,
  "server/failing": "breaks the file of SQLite under a running program",
  "server/starting": "is about the data directory with the file of SQLite",
  "public/share-cards-at-start": "opens the same data directory again; tests/engines starts instances again",
  "server/full-disk": "fills the disk of SQLite by its own means; tests/engines stops the database server",
  "owner/owner-on-full-disk":
    "fills the disk of SQLite by its own means; tests/engines stops the database server",
  "server/slow-disk": "holds up the syncs of the log of SQLite",
  "server/cost-of-reading": "asks SQLite for its query plans",
  "attacks/cut-at-every-byte": bytes,
  "attacks/left-downloads": bytes,
  "attacks/lying-lengths": bytes,
  "attacks/slow-readers": bytes,
  "finder/cut-and-slow": bytes,
  "attacks/pipelining": bytes,
  "attacks/requests-byte-by-byte": bytes,
  "attacks/body-guard": bytes,
  "attacks/early-answer": bytes,
  "attacks/endless-answer": bytes,
  "server/static-files": bytes,
  "attacks/hostile-inputs": memory,
  "attacks/cost-of-strangers": memory,
  "public/page-weight": memory,
  "owner/page-weight": memory,
  "attacks/body-budget": memory,
  "attacks/crowd": memory,
  "server/whole-pages": pages,
  "finder/gps-stays-private": "runs the program, whose table is that of SQLite",
  "public/hostile-words-outside": pages,
  "finder/no-address-kept": "reads the bytes of SQLite's files",
};
