import { expect, it } from "vitest";
import { paginate } from "./cursor.server";

const at = (wanted: string | null, total: number) => {
  const { page, pages, offset } = paginate(wanted, total, 30);
  return [page, pages, offset];
};

it("divides a list into pages", () => {
  expect(at(null, 0)).toEqual([1, 1, 0]);
  expect(at(null, 30)).toEqual([1, 1, 0]);
  expect(at("2", 31)).toEqual([2, 2, 30]);
});

it("shows the nearest page when the wanted one does not exist", () => {
  expect(at("9", 31)).toEqual([2, 2, 30]);
  expect(at("0", 31)).toEqual([1, 2, 0]);
  expect(at("-3", 31)).toEqual([1, 2, 0]);
  expect(at("due", 31)).toEqual([1, 2, 0]);
});
