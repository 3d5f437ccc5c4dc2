const kills = "kills a program that stores in SQLite, and reads its file; tests/engines kills instances";
const bytes = "is about bytes on sockets: no answer of it depends on the store";
const memory =
  "is about the size of answers, or memory and time of one process: the store does not change them";
const pages = "compares whole pages, which both engines fill with the same rows";

/** HTTP tests that run on SQLite only, each with the reason. `npm run test:engines` leaves them out. */
export const sqliteOnly: Record<string, string> = {
  "server/killed-at-any-moment": kills,
  "server/failing": "breaks the file of SQLite under a running program",
  "server/starting": "is about the data directory with the file of SQLite",
  "public/outside/share-cards-at-start":
    "opens the same data directory again; tests/engines starts instances again",
  "server/cost-of-reading": "asks SQLite for its query plans",
  "finder/cut-and-slow": bytes,
  "server/requests-byte-by-byte": bytes,
  "server/body-guard": bytes,
  "server/static-files": bytes,
  "public/page-weight": memory,
  "owner/page-weight": memory,
  "server/whole-pages": pages,
  "finder/gps-stays-private": "runs the program, whose table is that of SQLite",
  "public/outside/hostile-words-outside": pages,
  "finder/no-address-kept": "reads the bytes of SQLite's files",
};
