import { expect, test } from "vitest";
import { readEdit, writeEdit } from "./photo-edits";
import type { PhotoEdit } from "~/images/edits/photo-edits";

test.each<[string, PhotoEdit]>([
  ["turn:90", { turn: 90 }],
  ["turn:270", { turn: 270 }],
  ["cover:0.4,0.3,0.06", { cover: { x: 0.4, y: 0.3, radius: 0.06 } }],
  ["cover:0,1,0.5", { cover: { x: 0, y: 1, radius: 0.5 } }],
])("%s is written and read", (text, edit) => {
  expect(writeEdit(edit)).toBe(text);
  expect(readEdit(text)).toEqual(edit);
});

test.each([
  "",
  "turn:45",
  "turn:90 ",
  "turn:-90",
  "cover:0.4,0.3",
  "cover:0.4,0.3,0",
  "cover:0.4,0.3,0.51",
  "cover:1.1,0.3,0.06",
  "cover:-0.1,0.3,0.06",
  "cover:1e-1,0.3,0.06",
  "cover:0.44444,0.3,0.06",
  "cover:.4,.3,.06",
  "cover:0.4,0.3,0.06,0.1",
  "cover:NaN,0.3,0.06",
  "COVER:0.4,0.3,0.06",
  "blur:0.4,0.3,0.06",
])("«%s» is no change", (text) => {
  expect(readEdit(text)).toBeNull();
});

test("a point is written with four digits at most", () => {
  expect(writeEdit({ cover: { x: 1 / 3, y: 2 / 3, radius: 0.06 } })).toBe("cover:0.3333,0.6667,0.06");
});
