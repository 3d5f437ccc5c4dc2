import { expect, test } from "vitest";
import { svgPath } from "./svg-path";

test("a line becomes whole, relative steps", () => {
  expect(
    svgPath([
      [
        { x: 10.4, y: 20 },
        { x: 20, y: 9.6 },
        { x: 15, y: 30 },
      ],
    ]),
  ).toBe("M10 20l10-10-5 20");
});

test("bends that nobody would see are left out, corners are kept", () => {
  const line = Array.from({ length: 101 }, (_, x) => ({ x, y: x % 2 === 0 ? 0 : 0.3 }));
  expect(svgPath([[...line, { x: 100, y: 50 }]])).toBe("M0 0l100 0 0 50");
});

test("a closed coast stays closed, and a speck is no island", () => {
  const square = (side: number) => [
    { x: 0, y: 0 },
    { x: side, y: 0 },
    { x: side, y: side },
    { x: 0, y: side },
    { x: 0, y: 0 },
  ];
  expect(svgPath([square(40)], { closed: true })).toBe("M0 0l40 0 0 40-40 0 0-40z");
  expect(svgPath([square(2)], { closed: true })).toBe("");
});

test("a coast that comes back on its way keeps its cape", () => {
  const cape = [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 100, y: 0 },
  ];
  expect(svgPath([cape])).toBe("M0 0l200 0-100 0");
});
