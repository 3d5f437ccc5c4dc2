import { expect, test } from "vitest";
import { dayOf, isDay, momentInItaly } from "./day";
import { optionalDay } from "~/domain/fields/field-schemas";

test.each([
  ["2026-03-28T22:59:59.999Z", "2026-03-28"],
  ["2026-03-28T23:00:00.000Z", "2026-03-29"],
  ["2026-07-31T22:00:00.000Z", "2026-08-01"],
  ["2025-12-31T23:00:00.000Z", "2026-01-01"],
])("%s is %s in Italy", (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
});

test.each(["2024-02-29", "1900-01-01", "2199-12-31"])("%s is a day", (day) => {
  expect(isDay(day)).toBe(true);
});

test.each([
  "2026-02-29",
  "2026-04-31",
  "2026-13-01",
  "2026-00-10",
  "26-01-01",
  "2026-1-1",
  "0026-01-01",
  "ieri",
])("%s is no day", (day) => {
  expect(isDay(day)).toBe(false);
  expect(optionalDay.safeParse(day).success).toBe(false);
});

test.each([undefined, null, "", "  "])("%j is no date yet", (value) => {
  expect(optionalDay.parse(value)).toBeNull();
});

test.each([
  ["2026-07-01", "12:30", "2026-07-01T10:30:00.000Z"],
  ["2026-12-01", "00:10", "2026-11-30T23:10:00.000Z"],
  ["2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"],
  ["2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
  ["2026-10-25", "01:30", "2026-10-24T23:30:00.000Z"],
  ["2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
])("%s at %s in Italy is %s", (day, time, moment) => {
  expect(momentInItaly(day, time).toISOString()).toBe(moment);
});
