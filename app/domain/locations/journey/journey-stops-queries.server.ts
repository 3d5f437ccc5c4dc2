import { positionOf } from "~/domain/locations/location";
import { publicCoordinates } from "~/domain/locations/coordinates/precision";
import { sorted } from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import type { JourneyStop } from "./journey-stop";
import { placeOfStop, stopOrder, visibleStops } from "./visible-stops.server";

/** The visible locations that have a position, in journey order. */
export async function listJourneyStops({ db }: Pick<Site, "db">): Promise<JourneyStop[]> {
  const visible = visibleStops(db).select([
    ...placeOfStop,
    "locations.name",
    "locations.description",
    "locations.date",
    "blog_posts.id as blogPostId",
  ]);
  const rows = await sorted(visible, stopOrder, "asc").execute();
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
