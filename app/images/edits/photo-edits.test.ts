import fc from "fast-check";
import { expect, test } from "vitest";
import { combinedEdits, type PhotoEdit } from "./photo-edits";

const cover = { x: 0.2, y: 0.1, radius: 0.05 };

test("a disc goes along with the turns after it, and not with those before", () => {
  const disc = (edits: PhotoEdit[]) => combinedEdits(edits).discs[0];
  expect(disc([{ cover }, { turn: 90 }])).toEqual({ x: 0.9, y: 0.2, radius: 0.05 });
  expect(disc([{ cover }, { turn: 180 }])).toEqual({ x: 0.8, y: 0.9, radius: 0.05 });
  expect(disc([{ cover }, { turn: 270 }])).toMatchObject({ y: 0.8, radius: 0.05 });
  expect(disc([{ turn: 90 }, { cover }])).toEqual(cover);
});

test("turns add up", () => {
  expect(combinedEdits([{ turn: 90 }, { turn: 270 }, { turn: 180 }]).angle).toBe(180);
  expect(combinedEdits([{ turn: 90 }, { turn: 270 }]).angle).toBe(0);
  expect(combinedEdits([])).toEqual({ angle: 0, discs: [] });
});

test("four quarter turns leave every disc where it was", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, (x, y) => {
      const [disc] = combinedEdits([
        { cover: { x, y, radius: 0.1 } },
        ...Array.from({ length: 4 }, () => ({ turn: 90 }) as const),
      ]).discs;
      expect(disc?.x).toBeCloseTo(x, 9);
      expect(disc?.y).toBeCloseTo(y, 9);
    }),
  );
});
