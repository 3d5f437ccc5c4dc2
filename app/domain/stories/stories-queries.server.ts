import { type InferResult, type SelectQueryBuilder, sql } from "kysely";
import { firstCharacters } from "~/domain/first-characters";
import { isOver, notOver } from "~/domain/lifetimes.server";
import { type CursorPage, countRows, newestFirst, orderedBy } from "~/domain/pagination/cursor.server";
import { photosByRecord } from "~/domain/photos/photos-queries.server";
import type { Clocked, Db } from "~/domain/site";
import type { Database } from "~db/schema";
import { type StoryState, type StoryWords, longestSearch, storyFieldNames, suspicionReasons } from "./fields";

const storyColumns = [
  "stories.id",
  ...storyFieldNames.map((field) => `stories.${field}` as const),
  "stories.consent",
  "stories.consent_version as consentVersion",
  "stories.consent_language as consentLanguage",
  "stories.language",
  "stories.created_at as createdAt",
  "stories.state",
  "stories.suspicion",
  "stories.read_at as readAt",
  "stories.corrected_at as correctedAt",
  "stories.answer",
  "stories.answered_at as answeredAt",
  "stories.wish_id as wish",
  "tags.code as tagCode",
  "tags.name as tagName",
  "tags.retired_at as tagRetiredAt",
] as const;

export interface StoryFilter {
  state?: StoryState | "not-suspect" | null;
  /** Words that must all appear in the story. */
  search?: string;
}

/** Lists received stories with their photos, newest first. */
export async function listStories(
  site: Clocked,
  { state, search = "", ...page }: CursorPage & StoryFilter = {},
) {
  let query = withTags(found(site.db.selectFrom("stories"), search)).where(notOver(site, "stories"));
  if (state === "not-suspect") query = query.where("stories.state", "<>", "suspect");
  else if (state) query = query.where("stories.state", "=", state);
  const rows = await newestFirst(query, ["stories.created_at", "stories.id"], page).execute();
  return withLinks(site, rows, page.limit === undefined ? null : rows.map(({ id }) => id));
}

/** Finds a received story, or null. */
export async function findStory(site: Clocked, id: string) {
  const own = withTags(site.db.selectFrom("stories")).where("stories.id", "=", id);
  const rows = await own.where(notOver(site, "stories")).execute();
  const [story] = await withLinks(site, rows, [id]);
  return story ?? null;
}

/**
 * Finds the wish that a story's sender says has come true, for the owner, and the stop of that story's blog post.
 * `text` is null when the wish is deleted. Null without a choice.
 */
export async function findClaim({ db }: Db, storyId: string) {
  const claim = await db
    .selectFrom("stories")
    .leftJoin("wishes", (join) =>
      join.onRef("wishes.id", "=", "stories.wish_id").on("wishes.binned_at", "is", null),
    )
    .select(["wish_id", "wishes.text", "wishes.location_id"])
    .where("stories.id", "=", storyId)
    .where("wish_id", "is not", null)
    .executeTakeFirst();
  if (!claim) return null;
  const stop = await db
    .selectFrom("locations")
    .innerJoin("blog_posts", "blog_posts.id", "locations.blog_post_id")
    .select(["locations.id", "locations.city"])
    .where("blog_posts.story_id", "=", storyId)
    .executeTakeFirst();
  const { wish_id, text, location_id } = claim;
  return { id: wish_id ?? "", text, isOpen: location_id === null, stop: stop ?? null };
}

/** Returns the id of the oldest story that nobody has read. Null when there is none. */
export async function findNewStoryId({ db }: Db): Promise<string | null> {
  const unread = db.selectFrom("stories").select("id").where("state", "=", "new");
  const [story] = await orderedBy(unread, ["created_at", "id"], "asc").limit(1).execute();
  return story?.id ?? null;
}

/** Counts the stories of each state. With a search, only stories with all its words count. */
export async function countStoriesByState(site: Clocked, { search = "" }: Pick<StoryFilter, "search"> = {}) {
  const stories = found(site.db.selectFrom("stories"), search);
  const rows = await stories
    .select(["state", ({ fn }) => fn.countAll<number>().as("total")])
    .groupBy("state")
    .execute();
  const totals = { new: 0, read: 0, diary: 0, suspect: 0 };
  for (const { state, total } of rows) totals[state] = total;
  // In the query above, this condition would read every story beside the index.
  if (totals.suspect > 0) totals.suspect -= await countRows(stories.where(isOver(site, "stories")));
  return totals;
}

/** Keeps the stories that have every word of a search. No index helps: the query reads all stories. */
function found<O>(query: SelectQueryBuilder<Database, "stories", O>, search: string) {
  return searchPatterns(search).reduce(
    (narrowed, pattern) => narrowed.where(sql<boolean>`search_text like ${pattern} escape '!'`),
    query,
  );
}

function withTags<O>(stories: SelectQueryBuilder<Database, "stories", O>) {
  return stories.leftJoin("tags", "tags.id", "stories.tag_id").select(storyColumns);
}

/** Adds photos and blog posts to stories with these `ids`. Null when the rows are all stories. */
async function withLinks(
  { db }: Db,
  rows: InferResult<ReturnType<typeof withTags<object>>>,
  ids: string[] | null,
) {
  if (rows.length === 0) return [];
  const photos = await photosByRecord({ db }, "story_photos", ids);
  const blogPosts = await blogPostsOfStories({ db }, ids);
  return rows.map(({ consent, tagCode: code, tagName, tagRetiredAt, ...story }) => ({
    ...story,
    consent: consent === 1,
    // A later version may have stored other reasons, too.
    suspicion: suspicionReasons.filter((reason) => story.suspicion?.split(",").includes(reason)),
    photos: photos.get(story.id) ?? [],
    blogPost: blogPosts.get(story.id) ?? null,
    tag: code === null ? null : { code, name: tagName ?? "", retired: tagRetiredAt !== null },
  }));
}

async function blogPostsOfStories({ db }: Db, ids: string[] | null) {
  const query = db.selectFrom("blog_posts").select(["id", "title", "published", "story_id", "created_at"]);
  // SQLite uses the index for "greater than", but for "is not null" it would read all blog posts.
  const ofStories = ids ? query.where("story_id", "in", ids) : query.where("story_id", ">", "");
  // The index does not give this order, so the posts are sorted here. The last post of a story wins in the map.
  const rows = (await ofStories.execute()).sort(
    (a, b) => a.published - b.published || (`${a.created_at} ${a.id}` < `${b.created_at} ${b.id}` ? -1 : 1),
  );
  return new Map(
    rows.map(({ id, title, story_id, published }) => [story_id, { id, title, published: published === 1 }]),
  );
}

/** Returns a text as searches compare it: without capitals, accents, curly apostrophes and line breaks. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Returns the folded words of a story, which searches read. They are stored with the story at every change. */
export function searchTextOf(words: StoryWords): string {
  return foldText(storyFieldNames.map((field) => words[field] ?? "").join("\n"));
}

/** Returns the pattern for SQL's `like … escape '!'` of texts with this text in them. Its wildcards are plain signs. */
export const likePattern = (text: string) => `%${text.replaceAll(/[!%_]/g, "!$&")}%`;

/** Returns the patterns of a search, one for each word. A story must match all patterns. */
export function searchPatterns(search: string): string[] {
  const words = foldText(firstCharacters(search, longestSearch)).split(" ");
  return words.filter((word) => word !== "").map(likePattern);
}
