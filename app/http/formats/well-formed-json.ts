/** Returns a value as JSON. Half a surrogate pair becomes U+FFFD, because it breaks readers that store UTF-8. */
export function wellFormedJson(value: unknown): string {
  const json = JSON.stringify(value);
  // JSON writes half a pair as `\ud…`. Only then is it worth the time to look at each text.
  if (!json.includes("\\ud")) return json;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "string" ? part.toWellFormed() : part,
  );
}
