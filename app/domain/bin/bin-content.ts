import type { BinKind } from "./bin";

type Cell = string | number | null;

/** What the bin keeps of a record, as JSON: its row, and the ids of the records that were linked with it. */
export interface BinContent {
  row: Record<string, Cell>;
  /** The ids of a blog post's locations, or of a location's blog post. */
  links: string[];
}

/** The table to which a record of this kind belongs. */
export const tableOf = { story: "stories", "blog-post": "blog_posts", location: "locations" } as const;

export function readContent(content: string): BinContent {
  return JSON.parse(content) as BinContent;
}

/** Returns a text of the row, or null. */
export function textIn({ row }: BinContent, column: string): string | null {
  const value = row[column];
  return typeof value === "string" ? value : null;
}

/** The columns with the words that the owner recognises a record by. */
export const wordsOf = {
  story: { name: "name", text: "story" },
  "blog-post": { name: "title", text: "content" },
  location: { name: "name", text: "description" },
} as const satisfies Record<BinKind, { name: string; text: string }>;
