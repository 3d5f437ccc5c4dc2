import * as z from "zod";
import { done } from "~/domain/result";
import { listSightings } from "~/domain/sightings/sightings-queries.server";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { sightingJson, sightingShape } from "~/http/api/json/sighting-json.server";

/** Lists the sightings that no story has replaced, newest first. */
export const calls = [
  jsonCall({
    id: "adminListSightings",
    method: "GET",
    owner: true,
    list: "sightings",
    status: 200,
    answer: z.array(sightingShape),
    run: async ({ site, page }) => done((await listSightings(site, page)).map(sightingJson)),
  }),
];
export const { loader, action } = jsonRoute(calls);
