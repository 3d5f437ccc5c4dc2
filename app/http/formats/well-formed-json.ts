/** A value as JSON for other programs: half a surrogate pair, which breaks readers that store UTF-8, becomes U+FFFD. */
export function wellFormedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "string" ? part.toWellFormed() : part,
  );
}
