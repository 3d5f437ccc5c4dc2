import { positionOf } from "~/domain/locations/location";
import { publicCoordinates } from "~/domain/locations/coordinates/precision";
import { sorted } from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import type { JourneyStop } from "./journey-stop";

/** The visible locations that have a position, in journey order. */
export async function listJourneyStops({ db }: Pick<Site, "db">): Promise<JourneyStop[]> {
  const visible = db
    .selectFrom("locations")
    .leftJoin("blog_posts", (join) =>
      join.onRef("blog_posts.id", "=", "locations.blog_post_id").on("blog_posts.published", "=", 1),
    )
    .select([
      "locations.id",
      "locations.name",
      "locations.city",
      "locations.country",
      "locations.latitude",
      "locations.longitude",
      "locations.precision",
      "locations.description",
      "locations.date",
      "blog_posts.id as blogPostId",
    ])
    .where("locations.visible", "=", 1);
  const columns = ["locations.date", "locations.created_at", "locations.id"] as const;
  const rows = await sorted(visible, columns, "asc").execute();
  return rows.flatMap(({ latitude, longitude, ...row }, index) => {
    const position = positionOf(publicCoordinates({ latitude, longitude }, row.precision));
    if (!position) return [];
    return [
      {
        ...row,
        number: index + 1,
        latitude: sixDecimals(position.latitude),
        longitude: sixDecimals(position.longitude),
      },
    ];
  });
}

/** Ten centimetres; more decimals than that, JavaScript may write as `1e-7`, which files of maps do not know. */
function sixDecimals(degrees: number): number {
  return Number(degrees.toFixed(6));
}
