import type { CursorPage } from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import { ownersPhoto, placedPhotoColumns } from "~/domain/photos/photos-queries.server";
import type { OwnersPhoto } from "~/domain/photos/photo";
import type { Story } from "./story";

const storyColumns = [
  "stories.id",
  "stories.name",
  "stories.city",
  "stories.story",
  "stories.consent",
  "stories.created_at",
  "tags.code",
  "tags.name as tag_name",
  "tags.retired_at",
] as const;

/** Received stories with their photos, newest first. */
export async function listStories(
  { db }: Pick<Site, "db">,
  { limit, offset = 0, olderThan }: CursorPage & { offset?: number } = {},
): Promise<Story[]> {
  let query = db
    .selectFrom("stories")
    .leftJoin("tags", "tags.id", "stories.tag_id")
    .select(storyColumns)
    .orderBy("stories.created_at", "desc")
    .orderBy("stories.id", "desc");
  if (olderThan) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("stories.created_at", "stories.id"), "<", tuple(olderThan.createdAt, olderThan.id)),
    );
  }
  if (limit !== undefined) query = query.limit(limit).offset(offset);
  const rows = await query.execute();
  const photos = await photosOfStories({ db }, limit === undefined ? null : rows.map(({ id }) => id));
  return rows.map((row) => storyOf(row, photos.get(row.id) ?? []));
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
  const photos = await photosOfStories({ db }, [id]);
  return storyOf(row, photos.get(id) ?? []);
}

/** How many stories there are. */
export async function countStories({ db }: Pick<Site, "db">): Promise<number> {
  const { total } = await db
    .selectFrom("stories")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** The photos of these stories by story, in order; of every story when `ids` is null. */
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
  const photos = new Map<string, OwnersPhoto[]>();
  for (const { story_id, ...row } of await query.execute()) {
    const list = photos.get(story_id);
    if (list) list.push(ownersPhoto(row));
    else photos.set(story_id, [ownersPhoto(row)]);
  }
  return photos;
}

function storyOf(
  row: {
    id: string;
    name: string | null;
    city: string | null;
    story: string;
    consent: 0 | 1;
    created_at: string;
    code: string | null;
    tag_name: string | null;
    retired_at: string | null;
  },
  photos: OwnersPhoto[],
): Story {
  const { consent, created_at, code, tag_name, retired_at, ...texts } = row;
  const tag = code === null ? null : { code, name: tag_name ?? "", retired: retired_at !== null };
  return { ...texts, consent: consent === 1, createdAt: created_at, photos, tag };
}
