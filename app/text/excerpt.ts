/** The beginning of an article on one line, for search engines and shared links: whole words, up to 160 characters. */
export function excerpt(content: string): string {
  const line = content.replaceAll(/\s+/g, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= 160) return line;
  return `${characters
    .slice(0, 159)
    .join("")
    .replace(/\s+\S*$/, "")}…`;
}
