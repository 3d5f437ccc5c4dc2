import { dayColumns, sorted, stands } from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import type { Location } from "~/domain/locations/location";
import type { Neighbours, StopLink } from "./neighbours";

/** The stops before and after this one on the journey. */
export async function findNeighbours(
  { db }: Pick<Site, "db">,
  stop: Pick<Location, "id" | "date" | "createdAt">,
): Promise<Neighbours> {
  const find = async (where: "<" | ">", order: "asc" | "desc") => {
    const links = db
      .selectFrom("locations")
      .select(["id", "city"])
      .where("visible", "=", 1)
      .where(stands(where, stop));
    return (await sorted(links, dayColumns, order).limit(1).executeTakeFirst()) ?? null;
  };
  const [previous, next] = await Promise.all([find("<", "desc"), find(">", "asc")]);
  return { previous, next };
}

/** The first visible location of a blog post, and the stops around it; null when it has none. */
export async function findStopOfBlogPost(
  { db }: Pick<Site, "db">,
  blogPostId: string,
): Promise<(StopLink & Neighbours) | null> {
  const stops = await db
    .selectFrom("locations")
    .select(["id", "city", "date", "created_at"])
    .where("blog_post_id", "=", blogPostId)
    .where("visible", "=", 1)
    .execute();
  // A blog post has one location or a few: they are put in order here.
  const position = (stop: (typeof stops)[number]) => `${stop.date} ${stop.created_at} ${stop.id}`;
  const [stop] = stops.toSorted((a, b) => (position(a) < position(b) ? -1 : 1));
  if (!stop) return null;
  const { id, city, date, created_at: createdAt } = stop;
  return { id, city, ...(await findNeighbours({ db }, { id, date, createdAt })) };
}
