const engineLine = /^\s*(?:export\s+)?(?:DATABASE_URL|PHOTOS_URL|S3_[A-Z_]+)\s*=/;

/**
 * The text of a `site.env` without the lines that say where database and photos are: a copy of the site can be restored
 * where they are elsewhere, and holds no key to where they were.
 */
export function withoutEngines(text: string): string {
  return linesOf(text)
    .filter((line) => !engineLine.test(line))
    .join("\n");
}

/** The text of a restored `site.env`, with the engines of the one whose place it takes. */
export function withEnginesOf(text: string, current: string): string {
  const engines = linesOf(current).filter((line) => engineLine.test(line));
  if (engines.length === 0) return withoutEngines(text);
  const rest = withoutEngines(text);
  return `${rest}${rest === "" || rest.endsWith("\n") ? "" : "\n"}${engines.join("\n")}\n`;
}

function linesOf(text: string): string[] {
  return text.split("\n");
}
