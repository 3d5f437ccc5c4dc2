const engineLine = /^\s*(?:export\s+)?(?:DATABASE_URL|PHOTOS_URL|S3_[A-Z_]+)\s*=/;

/**
 * Removes the engine settings from the text of a `site.env`, for a backup. The backup can then be restored with other
 * engines, and contains no key to the engines of this site.
 */
export function withoutEngines(text: string): string {
  return linesOf(text)
    .filter((line) => !engineLine.test(line))
    .join("\n");
}

/** Returns the text of a restored `site.env`, with its engine settings replaced by those of the current `site.env`. */
export function withEnginesOf(text: string, current: string): string {
  const engines = linesOf(current).filter((line) => engineLine.test(line));
  if (engines.length === 0) return withoutEngines(text);
  const rest = withoutEngines(text);
  return `${rest}${rest === "" || rest.endsWith("\n") ? "" : "\n"}${engines.join("\n")}\n`;
}

function linesOf(text: string): string[] {
  return text.split("\n");
}
