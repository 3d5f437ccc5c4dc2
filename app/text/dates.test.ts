import { expect, test } from "vitest";
import { datesIn } from "./dates";

const { dateAndTime, longDate, relativeDay, shortDate } = datesIn("it-IT");

test("dates are Italian", () => {
  expect(shortDate("2026-05-03T10:00:00.000Z")).toBe("3 mag 2026");
  expect(longDate("2026-05-03T10:00:00.000Z")).toBe("domenica 3 maggio 2026");
});

test("the day is the day in Rome, in summer and in winter", () => {
  expect(dateAndTime("2026-05-03T22:05:00.000Z")).toBe("4 mag 2026, 00:05");
  expect(dateAndTime("2026-12-31T22:59:00.000Z")).toBe("31 dic 2026, 23:59");
  expect(shortDate("2026-12-31T23:00:00.000Z")).toBe("1 gen 2027");
});

test.each([
  ["2026-05-03", "oggi"],
  ["2026-05-02", "ieri"],
  ["2026-04-21", "12 giorni fa"],
  ["2026-04-03", "30 giorni fa"],
  ["2026-04-02", "2 apr 2026"],
  ["2026-05-09", "oggi"],
])("%s is %s on 3 May 2026", (day, words) => {
  expect(relativeDay(day, "2026-05-03")).toBe(words);
});
