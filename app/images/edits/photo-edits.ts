/** An opaque disc, in fractions from 0 to 1: `x` of the width, `y` of the height, `radius` of the longer side. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** One change of a photo's pixels: a clockwise turn in degrees, or a covering disc. */
export type PhotoEdit = { turn: 90 | 180 | 270 } | { cover: Disc };

/** Combines all turns into one, clockwise in degrees (0 to 270). Every disc moves to its place in the turned photo. */
export function combinedEdits(edits: PhotoEdit[]): { angle: number; discs: Disc[] } {
  let angle = 0;
  let discs: Disc[] = [];
  for (const edit of edits) {
    if ("cover" in edit) discs = [...discs, edit.cover];
    else {
      angle = (angle + edit.turn) % 360;
      discs = discs.map((disc) => turned(disc, edit.turn));
    }
  }
  return { angle, discs };
}

function turned(disc: Disc, degrees: number): Disc {
  const { x, y, radius } = disc;
  return degrees === 0 ? disc : turned({ x: 1 - y, y: x, radius }, degrees - 90);
}
