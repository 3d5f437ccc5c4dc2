import { expect, it } from "vitest";
import { listPage } from "./list-page";

const at = (query: string, total: number) => {
  const { page, pages, offset } = listPage(new URL(`http://x/admin?${query}`), total);
  return [page, pages, offset];
};

it("shows thirty at a time", () => {
  expect(at("", 0)).toEqual([1, 1, 0]);
  expect(at("", 30)).toEqual([1, 1, 0]);
  expect(at("pagina=2", 31)).toEqual([2, 2, 30]);
});

it("shows the nearest page when the wanted one does not exist", () => {
  expect(at("pagina=9", 31)).toEqual([2, 2, 30]);
  expect(at("pagina=0", 31)).toEqual([1, 2, 0]);
  expect(at("pagina=-3", 31)).toEqual([1, 2, 0]);
  expect(at("pagina=due", 31)).toEqual([1, 2, 0]);
});
