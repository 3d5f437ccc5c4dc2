/**
 * Returns a value as JSON for other programs. Half a surrogate pair becomes U+FFFD, because it breaks readers that
 * store UTF-8.
 */
export function wellFormedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "string" ? part.toWellFormed() : part,
  );
}
