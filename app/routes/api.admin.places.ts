import * as z from "zod";
import { findPlaces, placeQuery } from "~/domain/places/find-places.server";
import { ownerRoute } from "~/http/api/json-call.server";
import { placeJson, placeShape } from "~/http/api/json/place-json.server";
import { asWritten } from "~/http/record-pages/place-of-blog-post.server";
import { done } from "~/domain/result";

/** Lists the towns and villages with a name, or the place around a point. */
export const { calls, loader, action } = ownerRoute({
  id: "adminFindPlaces",
  query: { schema: placeQuery, example: "q=Lecce" },
  answer: z.array(placeShape),
  refusals: ["place-missing"],
  async run({ site, query }) {
    const result = findPlaces(site, query);
    return result.ok
      ? done(result.value.map(asWritten(site, query.q ?? "")).map((place) => placeJson(site, place)))
      : result;
  },
});
