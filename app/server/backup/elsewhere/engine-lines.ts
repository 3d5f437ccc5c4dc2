const engineLine = /^\s*(?:export\s+)?(?:DATABASE_URL|PHOTOS_URL|S3_[A-Z_]+)\s*=/;

/** Removes the engine settings from the text of a `site.env`: a backup has no key, and fits any other engines. */
export function withoutEngines(text: string): string {
  const others = text.split("\n").filter((line) => !engineLine.test(line));
  return others.join("\n");
}

/** Returns the text of a restored `site.env`, with its engine settings replaced by those of the current `site.env`. */
export function withEnginesOf(text: string, current: string): string {
  const engines = current.split("\n").filter((line) => engineLine.test(line));
  if (engines.length === 0) return withoutEngines(text);
  const rest = withoutEngines(text);
  return `${rest}${rest === "" || rest.endsWith("\n") ? "" : "\n"}${engines.join("\n")}\n`;
}
