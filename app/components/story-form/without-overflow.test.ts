import { expect, it } from "vitest";
import { withoutOverflow } from "./story-form";

it("leaves a text alone that fits", () => {
  expect(withoutOverflow("ciao", 4, 4)).toEqual({ text: "ciao", caret: 4 });
});

it("takes back what was inserted last, at the end or in the middle", () => {
  expect(withoutOverflow("ciaoXY", 6, 4)).toEqual({ text: "ciao", caret: 4 });
  expect(withoutOverflow("ciXYao", 4, 4)).toEqual({ text: "ciao", caret: 2 });
  expect(withoutOverflow("cXYZiao", 4, 5)).toEqual({ text: "cXiao", caret: 2 });
});

it("counts an emoji as one and never cuts it in two", () => {
  expect(withoutOverflow("🦫🦫🦫", 6, 3)).toEqual({ text: "🦫🦫🦫", caret: 6 });
  expect(withoutOverflow("🦫🦫🦫", 6, 2)).toEqual({ text: "🦫🦫", caret: 4 });
});

it("keeps within the limit even when the caret is at the beginning", () => {
  expect(withoutOverflow("troppo", 0, 3)).toEqual({ text: "tro", caret: 0 });
});
