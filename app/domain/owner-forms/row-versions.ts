/** The columns that tell the versions of a blog post or a location apart. */
export interface RowVersion {
  updated_at: string;
  edit_key: string | null;
}

/** In `edit_key` instead of a form's hash: since the versions that follow, only photos were turned or covered. */
const retouched = "retouched";

/** The moment of a change, ISO-8601 UTC: later than the one before it, also when the clock was set back. */
export function nextUpdatedAt(now: Date, before: string): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}

/** The columns of a row after one of its photos was turned or covered. */
export function retouchedVersion(now: Date, row: RowVersion): RowVersion {
  const updated_at = nextUpdatedAt(now, row.updated_at);
  return { updated_at, edit_key: [retouched, ...versionsWithSameFields(row), updated_at].join(" ") };
}

/**
 * `updatedAt` of all versions of a row that a form may have been filled from and still overwrite nothing: the present one,
 * and those before it from which it differs by turned or covered photos alone.
 */
export function versionsWithSameFields({ updated_at, edit_key }: RowVersion): string[] {
  const [mark, ...versions] = (edit_key ?? "").split(" ");
  return mark === retouched && versions.at(-1) === updated_at ? versions : [updated_at];
}
