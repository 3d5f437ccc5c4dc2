/** The kinds of records that the owner's bin can have. */
export const binKinds = ["story", "blog-post", "location"] as const;
export type BinKind = (typeof binKinds)[number];

/** All kinds of things in the owner's bin. A deleted wish stays in its own table. */
export const binnedKinds = [...binKinds, "wish"] as const;
export type BinnedKind = (typeof binnedKinds)[number];

/** The parts of a record that the bin keeps, as JSON. */
export interface BinContent {
  row: Record<string, string | number | null>;
  /** The ids of a blog post's locations, or of a location's blog post. */
  links: string[];
}

/** The table of each kind, the columns with the words by which the owner recognises a record, its photos' table. */
export const binTables = {
  story: { table: "stories", name: "name", text: "story", photos: "story_photos" },
  "blog-post": { table: "blog_posts", name: "title", text: "content", photos: "blog_post_photos" },
  location: { table: "locations", name: "name", text: "description", photos: null },
} as const;

export const readContent = (content: string) => JSON.parse(content) as BinContent;

/** Returns a text of the row, or null. */
export function textInRow({ row }: BinContent, column: string): string | null {
  const value = row[column];
  return typeof value === "string" ? value : null;
}
