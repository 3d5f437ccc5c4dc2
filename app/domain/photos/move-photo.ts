/** The way to move a photo in a form: to the first place, or one place towards the beginning or the end. */
export type PhotoMove = "first" | "earlier" | "later";

/** Moves one photo in a list of photo names. Unknown names and unknown moves change nothing. */
export function movePhoto(names: string[], moved: string, move: string): string[] {
  const from = names.indexOf(moved);
  if (from < 0) return names;
  const places = new Map<string, number>([
    ["first", 0],
    ["earlier", from - 1],
    ["later", from + 1],
  ] satisfies [PhotoMove, number][]);
  return movePhotoTo(names, moved, places.get(move) ?? from);
}

/** Moves a photo to this place in the list, counted from 0. */
export function movePhotoTo(names: string[], moved: string, place: number): string[] {
  const others = names.filter((name) => name !== moved);
  others.splice(Math.max(0, place), 0, moved);
  return others;
}
