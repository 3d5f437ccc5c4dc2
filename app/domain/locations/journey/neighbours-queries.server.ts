import { firstPhotoOfBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { publicDistance } from "~/domain/journey/public-distance";
import { publicCoordinates } from "~/domain/locations/coordinates/precision";
import { type Location, positionOf } from "~/domain/locations/location";
import { cursorCondition, orderedBy } from "~/domain/pagination/cursor.server";
import type { Db } from "~/domain/site";
import { countryForReaders } from "~/gazetteer/is-country.server";
import type { Position } from "~/images/prepared-photo";
import { placeOfStop, stopOrder, visibleLocations, visibleStops } from "./visible-locations-queries.server";

type PlaceInJourney = Pick<Location, "id" | "date" | "moment">;

/** Finds the stops before and after this one on the journey. */
export async function findNeighbours({ db }: Db, stop: PlaceInJourney) {
  const [previous, next] = await Promise.all([
    findNeighbour({ db }, stop, "<"),
    findNeighbour({ db }, stop, ">"),
  ]);
  return { previous, next };
}

async function findNeighbour({ db }: Db, stop: PlaceInJourney, where: "<" | ">") {
  const links = visibleStops(db)
    .select(["locations.id", "locations.city", "blog_posts.id as blogPostId"])
    .where(cursorCondition(where, stop, stopOrder));
  const nearestFirst = orderedBy(links, stopOrder, where === "<" ? "desc" : "asc");
  return (await nearestFirst.limit(1).executeTakeFirst()) ?? null;
}

/** Finds a blog post's first stop, the one before it and the one to read next. Null when the post has no stop. */
export async function findStopOfBlogPost({ db }: Db, blogPostId: string, language: string) {
  const [stop] = await listStopsOfBlogPosts({ db }, [blogPostId]);
  if (!stop) return null;
  const [previous, next] = await Promise.all([
    findNeighbour({ db }, stop, "<"),
    findNextStop({ db }, { ...stop, blogPostId }, language),
  ]);
  return { id: stop.id, city: stop.city, previous, next };
}

/** Finds the stop after this one, with its picture, in one SQL statement. */
async function findNextStop(
  { db }: Db,
  stop: PlaceInJourney & Pick<Location, "latitude" | "longitude" | "precision" | "blogPostId">,
  language: string,
) {
  const after = visibleStops(db)
    .leftJoin("photos", (join) =>
      join.on(({ eb, fn }) =>
        eb("photos.id", "=", fn.coalesce("locations.photo_id", firstPhotoOfBlogPost())),
      ),
    )
    .where(cursorCondition(">", stop, stopOrder))
    .select([...placeOfStop, "blog_posts.id as blogPostId", "photos.id as photoId"])
    .select(["photos.name", "photos.width", "photos.height", "photos.sizes", "photos.description"]);
  const row = await orderedBy(after, stopOrder, "asc").limit(1).executeTakeFirst();
  if (!row) return null;
  const { id, city, country, photoId, name, width, height, sizes, description } = row;
  const hasPhoto = photoId !== null && name !== null && width !== null && height !== null && sizes !== null;
  return {
    id,
    city,
    country: countryForReaders(country, language),
    // The reader has just read the article of this stop.
    blogPostId: row.blogPostId === stop.blogPostId ? null : row.blogPostId,
    photo: hasPhoto ? { id: photoId, name, width, height, sizes, description } : null,
    distance: publicDistance(stop, row),
  };
}

/** Returns the public position of the first visible location of each blog post, by the ids of the posts. */
export async function positionsOfBlogPosts({ db }: Db, ids: string[]): Promise<Map<string, Position>> {
  const positions = new Map<string, Position>();
  for (const { blogPostId, ...stop } of await listStopsOfBlogPosts({ db }, ids)) {
    const position = positionOf(publicCoordinates(stop, stop.precision));
    if (position && blogPostId && !positions.has(blogPostId)) positions.set(blogPostId, position);
  }
  return positions;
}

async function listStopsOfBlogPosts({ db }: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const columns = [...placeOfStop, "blog_post_id as blogPostId", "date", "happened_at as moment"] as const;
  const rows = await visibleLocations(db).select(columns).where("blog_post_id", "in", ids).execute();
  const place = ({ date, moment, id }: PlaceInJourney) => `${date} ${moment} ${id}`;
  return rows.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}
