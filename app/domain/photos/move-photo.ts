/** Where a photo of a form goes: to the first place, or one place towards the beginning or the end. */
export type PhotoMove = "first" | "earlier" | "later";

/** The names of a form's photos with one of them moved; unknown names and moves change nothing. */
export function movePhoto(names: string[], moved: string, move: string): string[] {
  const from = names.indexOf(moved);
  if (from < 0) return names;
  const places: Partial<Record<string, number>> = {
    first: 0,
    earlier: from - 1,
    later: from + 1,
  } satisfies Record<PhotoMove, number>;
  return movePhotoTo(names, moved, places[move] ?? from);
}

/** The names with one of them at this place, counted from 0. */
export function movePhotoTo(names: string[], moved: string, place: number): string[] {
  const others = names.filter((name) => name !== moved);
  others.splice(Math.max(0, place), 0, moved);
  return others;
}
