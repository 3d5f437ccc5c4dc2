/** '1 reazione', '12 reazioni'. */
export const reactionCount = (count: number) => (count === 1 ? "1 reazione" : `${count} reazioni`);

/** The line that says who wrote an article; null without an author. */
export const writtenBy = (author: string | null) => (author ? `di ${author}` : null);

/** What a photo of an article shows, for those who do not see it; `n` counts from 1. */
export const photoDescription = (title: string, n: number, total: number) =>
  total === 1 ? `Foto: ${title}` : `Foto ${n} di ${total}: ${title}`;

/** The beginning of an article on one line, for search engines and shared links: at most 160 characters, whole words. */
export function excerpt(content: string): string {
  const line = content.replaceAll(/\s+/g, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= 160) return line;
  return `${characters
    .slice(0, 159)
    .join("")
    .replace(/\s+\S*$/, "")}…`;
}
