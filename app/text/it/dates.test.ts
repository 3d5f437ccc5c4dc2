import { expect, test } from "vitest";
import { dateAndTime, longDate, shortDate } from "./dates";

test("dates are Italian", () => {
  expect(shortDate("2026-05-03T10:00:00.000Z")).toBe("3 mag 2026");
  expect(longDate("2026-05-03T10:00:00.000Z")).toBe("domenica 3 maggio 2026");
});

test("the day is the day in Rome, in summer and in winter", () => {
  expect(dateAndTime("2026-05-03T22:05:00.000Z")).toBe("4 mag 2026, 00:05");
  expect(dateAndTime("2026-12-31T22:59:00.000Z")).toBe("31 dic 2026, 23:59");
  expect(shortDate("2026-12-31T23:00:00.000Z")).toBe("1 gen 2027");
});
