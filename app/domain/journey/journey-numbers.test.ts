import { expect, test } from "vitest";
import { greatCircleKilometres } from "./public-distance";
import { type CountedStop, journeyNumbers, journeyPhase } from "./journey-numbers";

const rome = { latitude: 41.9028, longitude: 12.4964 };
const milan = { latitude: 45.4642, longitude: 9.19 };
const palermo = { latitude: 38.1157, longitude: 13.3615 };
const stop = (city: string, date: string, more: Partial<CountedStop> = {}): CountedStop => ({
  id: city.toLowerCase(),
  city,
  country: "Italia",
  date,
  position: null,
  ...more,
});
const under = { phase: "under-way" as const, today: "2026-11-22", start: null, end: null };

test.each([
  ["Roma", "Milano", rome, milan, 477],
  [
    "Auckland",
    "Los Angeles",
    { latitude: -36.85, longitude: 174.76 },
    { latitude: 34.05, longitude: -118.24 },
    10480,
  ],
  [
    "one side of the date line",
    "the other",
    { latitude: 0, longitude: 179.5 },
    { latitude: 0, longitude: -179.5 },
    111,
  ],
  ["a pole", "the other", { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20015],
  ["a place", "itself", rome, rome, 0],
])("from %s to %s it is so far", (_from, _to, one, other, kilometres) => {
  expect(Math.abs(greatCircleKilometres(one, other) - kilometres)).toBeLessThan(kilometres * 0.005 + 0.01);
});

test("a journey is counted from stop to stop, those without a position left out of the way", () => {
  const stops = [
    stop("Milano", "2026-05-01", { position: milan }),
    stop("Ovunque", "2026-05-02", { country: " italia " }),
    stop("Roma", "2026-05-03", { position: rome }),
    stop("Palermo", "2026-11-21", { position: palermo, country: "Francia" }),
  ];
  const numbers = journeyNumbers(stops, under);
  expect(Math.abs(numbers.kilometres - (477 + 428))).toBeLessThanOrEqual(3);
  expect(numbers).toMatchObject({
    stops: 4,
    countries: 2,
    days: 206,
    latest: { id: "palermo", city: "Palermo", date: "2026-11-21" },
  });
});

test("days begin and end where the owner says, and a stop of tomorrow is not where it is now", () => {
  const stops = [stop("Milano", "2026-05-03"), stop("Domani", "2026-11-23")];
  expect(journeyNumbers(stops, { ...under, start: "2026-05-01" }).days).toBe(206);
  expect(journeyNumbers(stops, under).latest?.city).toBe("Milano");
  const over = { phase: "over" as const, today: "2026-11-22", start: "2026-05-01", end: "2026-05-10" };
  expect(journeyNumbers(stops, over).days).toBe(10);
  expect(journeyNumbers([], { ...under, phase: "to-come", start: "2027-01-01" })).toEqual({
    phase: "to-come",
    today: "2026-11-22",
    stops: 0,
    countries: 0,
    kilometres: 0,
    first: "2027-01-01",
    last: "2026-11-22",
    days: 0,
    latest: null,
    timeline: [],
  });
});

test("the timeline goes by month, and by year where there were many months", () => {
  const cities = ["Roma", "Pisa", "Roma", "Lucca", "Siena", "Arezzo", "Prato"];
  const stops = [
    ...cities.map((city, n) => stop(city, `2026-05-0${n + 1}`, { id: `${n}` })),
    stop("Bari", "2026-07-01"),
  ];
  expect(journeyNumbers(stops, under).timeline).toEqual([
    {
      period: "2026-05",
      stops: 7,
      number: 1,
      id: "0",
      cities: ["Roma", "Pisa", "Lucca", "Siena"],
      moreCities: 2,
    },
    { period: "2026-07", stops: 1, number: 8, id: "bari", cities: ["Bari"], moreCities: 0 },
  ]);
  const years = Array.from({ length: 60 }, (_, n) =>
    stop(`C${n}`, `${2020 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, "0")}-01`),
  );
  expect(journeyNumbers(years, under).timeline.map(({ period, stops: many }) => [period, many])).toEqual(
    ["2020", "2021", "2022", "2023", "2024"].map((year) => [year, 12]),
  );
});

test("a journey is over from the day after its last one, in Italy", () => {
  const dates = { journeyStart: "2026-05-01", journeyEnd: "2027-03-31" };
  expect(journeyPhase(dates, "2026-04-30")).toBe("to-come");
  expect(journeyPhase(dates, "2026-05-01")).toBe("under-way");
  expect(journeyPhase(dates, "2027-03-31")).toBe("under-way");
  expect(journeyPhase(dates, "2027-04-01")).toBe("over");
  expect(journeyPhase({ journeyStart: null, journeyEnd: null }, "2026-04-30")).toBe("under-way");
});
