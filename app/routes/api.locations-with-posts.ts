import { listNewestVisibleLocations } from "~/domain/locations/locations-queries.server";
import { publicAnswer, refusalAnswer } from "~/http/api/json-answer.server";
import { jsonCalls } from "~/http/api/json-calls.server";
import { readListPart } from "~/http/api/list-part.server";
import { locationWithPostJson } from "~/http/api/location-json.server";

/** GET /api/locations-with-posts: the visible stops in journey order, each with its published article (spec §7). */
export const { loader, action } = jsonCalls({
  async GET({ site, request }) {
    const part = await readListPart(site, request, "locations");
    if (!part.ok) return refusalAnswer(part);
    const locations = await listNewestVisibleLocations(site, part.value);
    return publicAnswer(locations.map(locationWithPostJson));
  },
});
