/** The names with one of them moved: to the first place, or one place towards the beginning or the end. */
export function movePhoto(names: string[], moved: string, direction: string | undefined): string[] {
  const from = names.indexOf(moved);
  if (from < 0) return names;
  const places = { first: 0, earlier: from - 1, later: from + 1 };
  const to = Object.hasOwn(places, direction ?? "") ? places[direction as keyof typeof places] : from;
  const moving = names.filter((name) => name !== moved);
  moving.splice(Math.max(0, to), 0, moved);
  return moving;
}
