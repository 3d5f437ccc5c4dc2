import { type SelectQueryBuilder, type Selectable, sql } from "kysely";
import { type CursorPage, newestFirst } from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import type { OwnersPhoto } from "~/domain/photos/photo";
import type { Database, StoriesTable } from "~db/schema";
import { blogPostsOfStories, photosOfStories } from "./linked-to-stories-queries.server";
import type { Story, StoryBlogPost, StoryState } from "./story";
import { searchPatterns } from "./story-search";

const storyColumns = [
  ...(["stories.id", "stories.name", "stories.city", "stories.story"] as const),
  ...(["stories.consent", "stories.consent_version", "stories.created_at"] as const),
  ...(["stories.language", "stories.consent_language"] as const),
  ...([
    "stories.state",
    "stories.read_at",
    "stories.corrected_at",
    "tags.code",
    "tags.name as tag_name",
    "tags.retired_at",
  ] as const),
] as const;

/** Which stories of all: those of one state, those with all words of a search in name, city or text. */
export interface StoryFilter {
  state?: StoryState | null;
  search?: string;
}

/** Received stories with their photos, newest first. */
export async function listStories(
  { db }: Pick<Site, "db">,
  { state, search = "", ...page }: CursorPage & { offset?: number } & StoryFilter = {},
): Promise<Story[]> {
  let query = found(db.selectFrom("stories"), search)
    .leftJoin("tags", "tags.id", "stories.tag_id")
    .select(storyColumns);
  if (state) query = query.where("stories.state", "=", state);
  const rows = await newestFirst(query, ["stories.created_at", "stories.id"], page).execute();
  const ids = page.limit === undefined ? null : rows.map(({ id }) => id);
  const [photos, blogPosts] = [await photosOfStories({ db }, ids), await blogPostsOfStories({ db }, ids)];
  return rows.map((row) => storyOf(row, photos.get(row.id) ?? [], blogPosts.get(row.id) ?? null));
}

/** One received story, or null. */
export async function findStory({ db }: Pick<Site, "db">, id: string): Promise<Story | null> {
  const row = await db
    .selectFrom("stories")
    .leftJoin("tags", "tags.id", "stories.tag_id")
    .select(storyColumns)
    .where("stories.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const [photos, blogPosts] = [await photosOfStories({ db }, [id]), await blogPostsOfStories({ db }, [id])];
  return storyOf(row, photos.get(id) ?? [], blogPosts.get(id) ?? null);
}

/** Names and beginnings of the stories with these ids, newest first; unknown ids are left out. */
export async function listStoryTitles(
  { db }: Pick<Site, "db">,
  ids: string[],
): Promise<Pick<Story, "id" | "name" | "story">[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("stories")
    .select(["id", "name", "story", "created_at"])
    .where("id", "in", ids)
    .execute();
  rows.sort((a, b) => (a.created_at + a.id < b.created_at + b.id ? 1 : -1));
  return rows.map(({ id, name, story }) => ({ id, name, story }));
}

/** How many stories there are. */
export async function countStories({ db }: Pick<Site, "db">): Promise<number> {
  const { total } = await db
    .selectFrom("stories")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** How many stories of each state have all words of a search in name, city or text. */
export async function countStoriesByState(
  { db }: Pick<Site, "db">,
  { search = "" }: Pick<StoryFilter, "search"> = {},
): Promise<Record<StoryState, number>> {
  const rows = await found(db.selectFrom("stories"), search)
    .select(["state", ({ fn }) => fn.countAll<number>().as("total")])
    .groupBy("state")
    .execute();
  const totals = rows.map(({ state, total }) => [state, Number(total)]);
  return { new: 0, read: 0, diary: 0, ...Object.fromEntries(totals) } as Record<StoryState, number>;
}

/** Those in which every word of a search is found; it reads all stories, so it costs what they weigh. */
function found<O>(query: SelectQueryBuilder<Database, "stories", O>, search: string) {
  return searchPatterns(search).reduce(
    (narrowed, pattern) => narrowed.where(sql<boolean>`search_text like ${pattern} escape '!'`),
    query,
  );
}

function storyOf(
  row: Pick<
    Selectable<StoriesTable>,
    | "id"
    | "name"
    | "city"
    | "story"
    | "consent"
    | "consent_version"
    | "consent_language"
    | "language"
    | "created_at"
    | "state"
    | "read_at"
    | "corrected_at"
  > & { code: string | null; tag_name: string | null; retired_at: string | null },
  photos: OwnersPhoto[],
  blogPost: StoryBlogPost | null,
): Story {
  const {
    consent,
    consent_version,
    consent_language,
    created_at,
    read_at,
    corrected_at,
    code,
    tag_name,
    retired_at,
    ...own
  } = row;
  return {
    ...own,
    consent: consent === 1,
    consentVersion: consent_version,
    consentLanguage: consent_language,
    createdAt: created_at,
    readAt: read_at,
    correctedAt: corrected_at,
    photos,
    blogPost,
    tag: code === null ? null : { code, name: tag_name ?? "", retired: retired_at !== null },
  };
}
