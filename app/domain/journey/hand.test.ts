import { expect, test } from "vitest";
import { handOf } from "./hand";
import type { StopOfPost } from "./journey-since";

const stop = (id: string, date: string, blogPostId: string | null = id): StopOfPost => {
  return { ...{ id, city: id, date, country: "Italia", position: null }, blogPostId };
};
const today = "2026-05-10";
const stops = [stop("a", "2026-05-01"), stop("b", "2026-05-03"), stop("c", "2026-05-05")];
const handIn = (all: StopOfPost[], post: string | null) => {
  const hand = handOf(all, post, today);
  return hand && [hand.number, hand.from?.id ?? null, hand.to?.id ?? null];
};

test("a hand is the place of the story's stop, between its neighbours", () => {
  expect(handIn(stops, "a")).toEqual([1, null, "b"]);
  expect(handIn(stops, "b")).toEqual([2, "a", "c"]);
  expect(handIn(stops, "c")).toEqual([3, "b", null]);
});

test("without an article, or with one that has no visible stop, there is no hand", () => {
  expect(handIn([...stops, stop("mine", "2026-05-06", null)], null)).toBeNull();
  expect(handIn(stops, "hidden")).toBeNull();
  expect(handIn([], "a")).toBeNull();
});

test("after a withdrawal in between, numbers and neighbours are those that are public", () => {
  expect(handIn(stops.toSpliced(1, 1), "c")).toEqual([2, "a", null]);
  expect(handIn(stops.toSpliced(1, 1), "a")).toEqual([1, null, "c"]);
});

test("two stops of an article are one hand, at the first of them", () => {
  const twice = stops.toSpliced(2, 0, stop("b2", "2026-05-04", "b"));
  expect(handIn(twice, "b")).toEqual([2, "a", "c"]);
  expect(handIn(twice, "c")).toEqual([4, "b2", null]);
});

test("the toy has not gone on to a stop whose day has not come", () => {
  expect(handIn([...stops, stop("d", "2026-05-11")], "c")).toEqual([3, "b", null]);
});
