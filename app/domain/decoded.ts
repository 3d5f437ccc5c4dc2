/** Returns a percent-encoded text decoded, or as it is when it is wrongly encoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
