import { expect, test } from "vitest";
import { isStorageFault } from "./storage-fault";

test.each([
  { code: "ENOSPC", syscall: "write" },
  { code: "SQLITE_FULL" },
  { code: "08006" },
  { code: "53100" },
  { code: "25006" },
  { code: "57P01" },
  { code: "57P03" },
])("%j says that nothing can be stored", (error) => {
  expect(isStorageFault(Object.assign(new Error("no"), error))).toBe(true);
});

test.each([{ code: "SQLITE_CONSTRAINT_CHECK" }, { code: "23505" }, { code: "42P01" }, { code: "57014" }, {}])(
  "%j is a bug",
  (error) => {
    expect(isStorageFault(Object.assign(new Error("no"), error))).toBe(false);
  },
);
