import { expect, it } from "vitest";
import { qrCodeOf } from "./print-tag.server";

const around = 4;

it("is written in capitals where that makes it smaller, and only there", () => {
  expect(qrCodeOf("https://capi.example/t/C4P9XY")).toMatchObject({
    text: "HTTPS://CAPI.EXAMPLE/T/C4P9XY",
    size: 25 + 2 * around,
  });
  expect(qrCodeOf("https://capi.it/t/C4P9XY")).toMatchObject({
    text: "https://capi.it/t/C4P9XY",
    size: 25 + 2 * around,
  });
});

it("draws the three corners and leaves the quiet zone white", () => {
  const { path, size } = qrCodeOf("https://capi.example/t/C4P9XY");
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, w]) => [x, y, w].map(Number));
  expect(runs.map(([x = 0, y = 0, w = 0]) => `M${x} ${y}h${w}v1h-${w}z`).join("")).toBe(path);
  for (const [x = 0, y = 0, w = 0] of runs) {
    for (const at of [x, y, x + w - 1]) {
      expect(at).toBeGreaterThanOrEqual(around);
      expect(at).toBeLessThan(size - around);
    }
  }
  const top = runs.filter(([, y]) => y === around).map(([x, , w]) => [x, w]);
  expect(top[0]).toEqual([around, 7]);
  expect(top.at(-1)).toEqual([size - around - 7, 7]);
});
