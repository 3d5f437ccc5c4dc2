import { expect, test } from "vitest";
import { excerpt } from "./excerpt";

test("a short text is its own excerpt, on one line", () => {
  expect(excerpt("Due righe,\n\n  e basta.\n")).toBe("Due righe, e basta.");
});

test("a long text ends after a whole word, within 160 characters", () => {
  const long = excerpt("capibara ".repeat(40));
  expect(long).toMatch(/^(capibara )+capibara…$/);
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long.length).toBeGreaterThan(140);
});
