import { expect, test } from "vitest";
import { dayOf, isDay, withinOneDay } from "./day";
import { optionalDay } from "~/domain/fields/field-schemas";

test.each([
  ["2026-03-28T22:59:59.999Z", "2026-03-28"],
  ["2026-03-28T23:00:00.000Z", "2026-03-29"],
  ["2026-07-31T22:00:00.000Z", "2026-08-01"],
  ["2025-12-31T23:00:00.000Z", "2026-01-01"],
])("%s is %s in Italy", (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
});

test("the days are those of the time zone, in every hour around the changes of a century's clocks", () => {
  const rome = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" });
  const differing: string[] = [];
  for (let year = 1996; year < 2100; year += 1) {
    for (const month of [2, 9]) {
      for (let hour = 0; hour < 10 * 24; hour += 1) {
        const moment = new Date(Date.UTC(year, month, 23, hour, 30));
        if (dayOf(moment) !== rome.format(moment)) differing.push(moment.toISOString());
      }
    }
  }
  expect(differing).toEqual([]);
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
  ["2026-11-22T12:00:00Z", "2026-11-21T23:00:00Z", "2026-11-22T21:59:59.999Z"],
  ["2026-11-22T22:00:00Z", "2026-11-22T22:00:00Z", "2026-11-22T22:59:59.999Z"],
  ["2026-11-22T22:59:59.999Z", "2026-11-22T22:00:00Z", "2026-11-22T22:59:59.999Z"],
  ["2026-03-29T23:00:00Z", "2026-03-29T23:00:00Z", "2026-03-30T21:59:59.999Z"],
])("the period around %s within which no day ends", (moment, from, to) => {
  expect(withinOneDay(Date.parse(moment))).toEqual({ from: Date.parse(from), to: Date.parse(to) });
});

test("every day of a year in Italy ends between two of these periods", () => {
  const hour = 60 * 60 * 1000;
  for (let at = Date.parse("2026-01-01T00:00:00Z"); at < Date.parse("2027-01-01T00:00:00Z"); at += hour) {
    const { from, to } = withinOneDay(at);
    expect(dayOf(new Date(from))).toBe(dayOf(new Date(to)));
  }
});
