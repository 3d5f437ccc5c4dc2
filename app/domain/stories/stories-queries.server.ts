import { storyFieldNames, type StoryWords } from "./fields";
import { type InferResult, type SelectQueryBuilder, sql } from "kysely";
import { type CursorPage, countRows, newestFirst } from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import {
  type Story,
  type StoryBlogPost,
  type StoryState,
  type SuspicionReason,
  longestSearch,
  suspicionReasons,
} from "./story";
import type { OwnersPhoto } from "~/domain/photos/photo";
import { ownersPhoto, placedPhotoColumns } from "~/domain/photos/photos-queries.server";
import { firstCharacters } from "~/domain/first-characters";

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
  "tags.code as tagCode",
  "tags.name as tagName",
  "tags.retired_at as tagRetiredAt",
] as const;

/**
 * A filter of the list of stories: the state, and the words of a search. All words must appear in name, city or text.
 */
export interface StoryFilter {
  state?: StoryState | "not-suspect" | null;
  search?: string;
}

/** Lists received stories with their photos, newest first. */
export async function listStories(
  { db }: Pick<Site, "db">,
  { state, search = "", ...page }: CursorPage & { offset?: number } & StoryFilter = {},
): Promise<Story[]> {
  let query = withTags(found(db.selectFrom("stories"), search));
  if (state === "not-suspect") query = query.where("stories.state", "<>", "suspect");
  else if (state) query = query.where("stories.state", "=", state);
  const rows = await newestFirst(query, ["stories.created_at", "stories.id"], page).execute();
  return withLinks({ db }, rows, page.limit === undefined ? null : rows.map(({ id }) => id));
}

/** Finds a received story, or null. */
export async function findStory({ db }: Pick<Site, "db">, id: string): Promise<Story | null> {
  const rows = await withTags(db.selectFrom("stories")).where("stories.id", "=", id).execute();
  const [story] = await withLinks({ db }, rows, [id]);
  return story ?? null;
}

/** Returns the id of the newest story that nobody has read. Null when there is none. */
export async function findNewStoryId({ db }: Pick<Site, "db">): Promise<string | null> {
  const unread = db.selectFrom("stories").select("id").where("state", "=", "new");
  const [story] = await newestFirst(unread, ["created_at", "id"], { limit: 1 }).execute();
  return story?.id ?? null;
}

/** Lists the names and texts of the stories with these ids, newest first. Unknown ids are left out. */
export async function listStoryTitles(
  { db }: Pick<Site, "db">,
  ids: string[],
): Promise<Pick<Story, "id" | "name" | "story">[]> {
  if (ids.length === 0) return [];
  const titles = db.selectFrom("stories").select(["id", "name", "story"]).where("id", "in", ids);
  return newestFirst(titles, ["created_at", "id"], {}).execute();
}

/** Counts the stories. */
export function countStories({ db }: Pick<Site, "db">): Promise<number> {
  return countRows(db.selectFrom("stories"));
}

/** Counts the stories of each state. With a search, only stories with all its words in name, city or text count. */
export async function countStoriesByState(
  { db }: Pick<Site, "db">,
  { search = "" }: Pick<StoryFilter, "search"> = {},
): Promise<Record<StoryState, number>> {
  const rows = await found(db.selectFrom("stories"), search)
    .select(["state", ({ fn }) => fn.countAll<number>().as("total")])
    .groupBy("state")
    .execute();
  const totals = rows.map(({ state, total }) => [state, Number(total)]);
  return { new: 0, read: 0, diary: 0, suspect: 0, ...Object.fromEntries(totals) } as Record<
    StoryState,
    number
  >;
}

/** Reads the stored reasons why a story looks like spam. Unknown reasons of a later version are left out. */
function readSuspicion(stored: string | null): SuspicionReason[] {
  const reasons = stored?.split(",") ?? [];
  return suspicionReasons.filter((reason) => reasons.includes(reason));
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

/**
 * Adds the photos and blog posts to rows of the table of stories. `ids` are the ids of these rows; null when the rows
 * include every story.
 */
async function withLinks(
  { db }: Pick<Site, "db">,
  rows: InferResult<ReturnType<typeof withTags<object>>>,
  ids: string[] | null,
): Promise<Story[]> {
  if (rows.length === 0) return [];
  const photos = await photosOfStories({ db }, ids);
  const blogPosts = await blogPostsOfStories({ db }, ids);
  return rows.map(({ consent, tagCode: code, tagName, tagRetiredAt, ...story }) => ({
    ...story,
    consent: consent === 1,
    suspicion: readSuspicion(story.suspicion),
    photos: photos.get(story.id) ?? [],
    blogPost: blogPosts.get(story.id) ?? null,
    tag: code === null ? null : { code, name: tagName ?? "", retired: tagRetiredAt !== null },
  }));
}

/** Returns the blog post of each of these stories, or of every story when `ids` is null. */
async function blogPostsOfStories(
  { db }: Pick<Site, "db">,
  ids: string[] | null,
): Promise<Map<string, StoryBlogPost>> {
  if (ids?.length === 0) return new Map();
  const query = db.selectFrom("blog_posts").select(["id", "title", "published", "story_id", "created_at"]);
  // SQLite uses the index for "greater than", but for "is not null" it would read all blog posts.
  const ofStories = ids ? query.where("story_id", "in", ids) : query.where("story_id", ">", "");
  // The index does not give this order, so the posts are sorted here. The last post of a story wins in the map.
  const rows = (await ofStories.execute()).sort(
    (a, b) => a.published - b.published || (`${a.created_at} ${a.id}` < `${b.created_at} ${b.id}` ? -1 : 1),
  );
  return new Map(
    rows.map(({ id, title, story_id, published }) => [
      story_id ?? "",
      { id, title, published: published === 1 },
    ]),
  );
}

/** Returns the photos of these stories by the story's id, in order. When `ids` is null, those of every story. */
async function photosOfStories(
  { db }: Pick<Site, "db">,
  ids: string[] | null,
): Promise<Map<string, OwnersPhoto[]>> {
  if (ids?.length === 0) return new Map();
  let query = db
    .selectFrom("story_photos")
    .innerJoin("photos", "photos.id", "story_photos.photo_id")
    .select(["story_photos.story_id", ...placedPhotoColumns])
    .orderBy("story_photos.story_id")
    .orderBy("story_photos.position");
  if (ids) query = query.where("story_photos.story_id", "in", ids);
  const byStory = Map.groupBy(await query.execute(), ({ story_id }) => story_id);
  return new Map([...byStory].map(([id, rows]) => [id, rows.map(ownersPhoto)]));
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
export function searchTextOf(words: StoryWords) {
  return foldText(
    storyFieldNames
      .map((field) => words[field])
      .filter((text) => text !== null)
      .join("\n"),
  );
}

/**
 * Returns the patterns of a search for SQL's `like … escape '!'`, one for each word. A story must match all patterns,
 * in any order. Wildcards that the owner types are searched for as they are. Empty when the search has no words.
 */
export function searchPatterns(search: string): string[] {
  const words = foldText(firstCharacters(search, longestSearch)).split(" ");
  return words.filter((word) => word !== "").map((word) => `%${word.replaceAll(/[!%_]/g, "!$&")}%`);
}
