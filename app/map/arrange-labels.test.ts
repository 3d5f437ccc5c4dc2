import { expect, test } from "vitest";
import { arrangeLabels } from "./arrange-labels";

const room = { from: 0, to: 500 };
const pin = (x: number, y: number, name = "Roma") => ({ x, y, name, stands: true });

test("a name stands at the right of its pin, at the left where the map ends", () => {
  expect(arrangeLabels([pin(100, 100), pin(490, 200)], room)).toEqual(["right", "left"]);
});

test("a name covers no pin", () => {
  expect(arrangeLabels([pin(100, 100), pin(130, 100)], room)).toEqual(["left", "right"]);
});

test("a name covers no other name, and is left out where nothing is free", () => {
  const [first, second] = arrangeLabels(
    [pin(100, 100, "Castellammare"), pin(290, 105, "Castellammare")],
    room,
  );
  expect([first, second]).toEqual(["right", "right"]);
  expect(arrangeLabels([pin(100, 100), pin(130, 100), pin(70, 100)], room)[0]).toBeNull();
});

test("a crowded map has no names", () => {
  const many = Array.from({ length: 40 }, (_, at) => pin((at % 5) * 100, Math.floor(at / 5) * 60));
  expect(arrangeLabels(many, room).every((side) => side === null)).toBe(true);
});
