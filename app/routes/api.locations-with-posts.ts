import * as z from "zod";
import { listNewestVisibleLocations } from "~/domain/locations/journey/visible-locations-queries.server";
import { done } from "~/domain/result";
import { jsonRoute } from "~/http/api/json-call.server";
import { listParameters } from "~/http/api/cursor-page.server";
import { locationWithPostJson, locationWithPostShape } from "~/http/api/json/location-json.server";

/** Lists the visible stops in journey order, each with its published blog post. */
export const { calls, loader, action } = jsonRoute({
  id: "listLocationsWithPosts",
  list: "locations",
  cache: listParameters,
  answer: z.array(locationWithPostShape),
  run: async ({ site, page }) =>
    done((await listNewestVisibleLocations(site, page)).map(locationWithPostJson)),
});
