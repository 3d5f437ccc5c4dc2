import { publicDistance } from "~/domain/journey/public-distance";
import { dayColumns, orderedBy, cursorCondition } from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import { type Location, positionOf } from "~/domain/locations/location";
import { firstPhotoOfBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import type { Neighbours, NextStop, StopLink, StopOfBlogPost } from "./neighbours";
import { inJourneyOrder, placeOfStop, stopOrder, visibleStops } from "./visible-stops.server";
import { publicCoordinates } from "~/domain/locations/coordinates/precision";
import type { Position } from "~/images/prepared-photo";

/** Finds the stops before and after this one on the journey. */
export async function findNeighbours(
  { db }: Pick<Site, "db">,
  stop: Pick<Location, "id" | "date" | "createdAt">,
): Promise<Neighbours> {
  const [previous, next] = await Promise.all([
    findNeighbour({ db }, stop, "<"),
    findNeighbour({ db }, stop, ">"),
  ]);
  return { previous, next };
}

async function findNeighbour(
  { db }: Pick<Site, "db">,
  stop: Pick<Location, "id" | "date" | "createdAt">,
  where: "<" | ">",
): Promise<StopLink | null> {
  const links = db
    .selectFrom("locations")
    .select(["id", "city"])
    .where("visible", "=", 1)
    .where(cursorCondition(where, stop));
  const nearestFirst = orderedBy(links, dayColumns, where === "<" ? "desc" : "asc");
  return (await nearestFirst.limit(1).executeTakeFirst()) ?? null;
}

/**
 * Finds the first stop of a blog post, the stop before it and the stop to read next. Null when the post has no stop.
 */
export async function findStopOfBlogPost(
  { db }: Pick<Site, "db">,
  blogPostId: string,
): Promise<StopOfBlogPost | null> {
  const stops = await db
    .selectFrom("locations")
    .select(["id", "city", "latitude", "longitude", "precision", "date", "created_at"])
    .where("blog_post_id", "=", blogPostId)
    .where("visible", "=", 1)
    .execute();
  const [first] = inJourneyOrder(stops);
  if (!first) return null;
  const stop = { ...first, createdAt: first.created_at };
  const [previous, next] = await Promise.all([
    findNeighbour({ db }, stop, "<"),
    findNextStop({ db }, { ...stop, blogPostId }),
  ]);
  return { id: stop.id, city: stop.city, previous, next };
}

/** Finds the stop after this one, with its picture, in one SQL statement. */
async function findNextStop(
  { db }: Pick<Site, "db">,
  stop: Pick<Location, "id" | "date" | "createdAt" | "latitude" | "longitude" | "precision" | "blogPostId">,
): Promise<NextStop | null> {
  const after = visibleStops(db)
    .leftJoin("photos", (join) =>
      join.on(({ eb, fn }) =>
        eb("photos.id", "=", fn.coalesce("locations.photo_id", firstPhotoOfBlogPost())),
      ),
    )
    .where(cursorCondition(">", stop, stopOrder))
    .select([
      ...placeOfStop,
      "blog_posts.id as blogPostId",
      "photos.id as photoId",
      "photos.name",
      "photos.width",
      "photos.height",
      "photos.sizes",
      "photos.description",
    ]);
  const row = await orderedBy(after, stopOrder, "asc").limit(1).executeTakeFirst();
  if (!row) return null;
  const { id, city, country, photoId, name, width, height, sizes, description } = row;
  const hasPhoto = photoId !== null && name !== null && width !== null && height !== null && sizes !== null;
  return {
    id,
    city,
    country,
    blogPostId: row.blogPostId === stop.blogPostId ? null : row.blogPostId,
    photo: hasPhoto ? { id: photoId, name, width, height, sizes, description } : null,
    distance: publicDistance(stop, row),
  };
}

/** Returns the public position of the first visible location of each blog post, by the ids of the posts. */
export async function positionsOfBlogPosts(
  { db }: Pick<Site, "db">,
  ids: string[],
): Promise<Map<string, Position>> {
  const positions = new Map<string, Position>();
  if (ids.length === 0) return positions;
  const rows = await db
    .selectFrom("locations")
    .select(["id", "blog_post_id", "latitude", "longitude", "precision", "date", "created_at"])
    .where("blog_post_id", "in", ids)
    .where("visible", "=", 1)
    .execute();
  for (const row of inJourneyOrder(rows)) {
    const position = positionOf(publicCoordinates(row, row.precision));
    if (position && row.blog_post_id && !positions.has(row.blog_post_id)) {
      positions.set(row.blog_post_id, position);
    }
  }
  return positions;
}
