import type { Kysely } from "kysely";
import type { Coordinates } from "~/domain/locations/coordinates/photo-coordinates";
import { minCopiedLength } from "~/domain/stories/story";
import type { Database } from "~db/schema";
import { type BinContent, readContent, textIn } from "./bin-content";
import { deleteBinned } from "./empty-bin.server";

/** True when the bin has this story, or something that was made of it. */
export async function isInBin(db: Kysely<Database>, storyId: string): Promise<boolean> {
  const mentioning = db.selectFrom("bin").select("id").where("content", "like", `%"${storyId}"%`);
  return (await mentioning.limit(1).executeTakeFirst()) !== undefined;
}

/** Returns the words and the idempotency key of a story in the bin. Null when the story is not there. */
export async function findBinnedStory(
  db: Kysely<Database>,
  id: string,
): Promise<{ story: string | null; submission_key: string | null } | null> {
  const row = await db
    .selectFrom("bin")
    .select("content")
    .where("id", "=", id)
    .where("kind", "=", "story")
    .executeTakeFirst();
  if (!row) return null;
  const content = readContent(row.content);
  return { story: textIn(content, "story"), submission_key: textIn(content, "submission_key") };
}

interface Withdrawn {
  id: string;
  /** The story's text; null when it is gone. */
  words: string | null;
  /** The idempotency key of the story's form. The same form may have made another story before. */
  key: string | null;
  /** The points of the story's photos. */
  points: Coordinates[];
}

/**
 * Deletes from the bin everything that has words, a point or the id of a withdrawn story. Runs inside the transaction of
 * the withdrawal, after the story's blog posts were emptied. Returns the stored names of photos that nothing uses now.
 */
export async function removeBinnedOf(
  trx: Kysely<Database>,
  { id, words, key, points }: Withdrawn,
): Promise<string[]> {
  const binned = (await trx.selectFrom("bin").select(["id", "kind", "content"]).execute()).map((row) => ({
    ...row,
    read: readContent(row.content),
  }));
  const isTelling = words !== null && Array.from(words).length >= minCopiedLength;
  const isOfStory = ({ content, read }: { content: string; read: BinContent }) =>
    content.includes(`"${id}"`) ||
    (key !== null && read.row.submission_key === key) ||
    Object.values(read.row).some((cell) => isTelling && typeof cell === "string" && cell.includes(words)) ||
    points.some(
      ({ latitude, longitude }) => read.row.latitude === latitude && read.row.longitude === longitude,
    );
  const own = binned.filter(isOfStory);
  const emptied = trx.selectFrom("blog_posts").select("id").where("withdrawn_story_id", "=", id);
  const posts = [...(await emptied.execute()), ...own.filter(({ kind }) => kind === "blog-post")];
  const isLinked = ({ kind, read: { links } }: { kind: string; read: BinContent }) =>
    kind === "location" && posts.some((post) => links.includes(post.id));
  return deleteBinned(
    trx,
    binned.filter((one) => own.includes(one) || isLinked(one)).map((one) => one.id),
  );
}
