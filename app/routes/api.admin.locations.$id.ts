import * as z from "zod";
import { locationSchema } from "~/domain/locations/location-schema";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { jsonCall, ownerRoute } from "~/http/api/json-call.server";
import { locationJson, locationShape } from "~/http/api/json/location-json.server";
import { editFields, saveOwnerFormCall, savedShape } from "~/http/api/save-record-call.server";
import { locationCommand } from "~/http/record-pages/location-page.server";

const update = jsonCall({
  id: "adminUpdateLocation",
  method: "PATCH",
  body: {
    form: locationSchema.partial().extend({
      photo: z.file().optional(),
      ...editFields,
    }),
    photos: true,
    example: () => ({ name: "Parco del Valentino", date: "2024-05-12" }),
  },
  answer: savedShape(locationShape),
  refusals: ["unknown-location", "changed-meanwhile"],
  run: (input) => saveOwnerFormCall(input, locationCommand(input.id), locationJson),
});

const remove = jsonCall({
  id: "adminRemoveLocation",
  method: "DELETE",
  refusals: ["unknown-location"],
  run: ({ site, id }) => moveToBin(site, "location", [id]),
});

/** Changes or deletes a location. */
export const { calls, loader, action } = ownerRoute(update, remove);
