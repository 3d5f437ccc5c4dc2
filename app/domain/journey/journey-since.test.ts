import { expect, test } from "vitest";
import { type StopOfPost, journeySince } from "./journey-since";

const rome = { latitude: 41.9028, longitude: 12.4964 };
const milan = { latitude: 45.4642, longitude: 9.19 };
const stop = (city: string, date: string, more: Partial<StopOfPost> = {}): StopOfPost => ({
  ...{ id: city.toLowerCase(), city, date, country: "Italia", position: null, blogPostId: null },
  ...more,
});
const now = { phase: "under-way", today: "2026-05-10" } as const;
const story = { day: "2026-05-03", blogPostId: "own" };

test("counts the stops after the story's day until today, and the way from the stop before them", () => {
  const stops = [
    stop("Bari", "2026-05-01", { position: { latitude: 0, longitude: 0 } }),
    stop("Roma", "2026-05-03", { position: rome }),
    stop("Ovunque", "2026-05-04", { country: "Francia" }),
    stop("Milano", "2026-05-05", { position: milan }),
    stop("Domani", "2026-05-11"),
  ];
  expect(journeySince(stops, story, now)).toEqual({
    ...now,
    ...{ stops: 2, countries: 2, kilometres: 477 },
    latest: { id: "milano", city: "Milano", date: "2026-05-05" },
  });
});

test("the story's own stop does not count when the owner gave it a later day", () => {
  const own = stop("Roma", "2026-05-05", { position: rome, blogPostId: "own" });
  expect(journeySince([own], story, now)).toBeNull();
  const other = stop("Milano", "2026-05-06", { position: milan, blogPostId: "other" });
  expect(journeySince([own, other], story, now)).toMatchObject({ stops: 1, kilometres: 477 });
  expect(journeySince([stop("Roma", "2026-05-05")], { ...story, blogPostId: null }, now)?.stops).toBe(1);
});
