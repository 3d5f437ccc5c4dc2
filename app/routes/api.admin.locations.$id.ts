import * as z from "zod";
import { photoDescriptions } from "~/http/api/photo-descriptions";
import { locationSchema } from "~/domain/locations/location-schema";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { locationJson, locationShape } from "~/http/api/json/location-json.server";
import { saveOwnerFormCall } from "~/http/api/save-owner-form-call.server";
import { succeeded, successShape } from "~/http/api/json/success-json.server";
import { locationCommand } from "~/http/owner-form/location-form.server";

const update = jsonCall({
  id: "adminUpdateLocation",
  method: "PATCH",
  owner: true,
  body: {
    form: locationSchema.partial().extend({
      photo: z.file().optional(),
      existingPhotos: z.array(z.string()).optional(),
      descriptions: photoDescriptions,
      updatedAt: z.string().optional(),
      token: z.string().optional(),
    }),
    photos: true,
    example: () => ({ name: "Parco del Valentino", date: "2024-05-12" }),
  },
  status: 200,
  answer: locationShape,
  refusals: ["unknown-location", "changed-meanwhile"],
  run: (input) => saveOwnerFormCall(input, locationCommand(input.id), locationJson),
});

const remove = jsonCall({
  id: "adminRemoveLocation",
  method: "DELETE",
  owner: true,
  status: 200,
  answer: successShape,
  refusals: ["unknown-location"],
  run: async ({ site, id }) => succeeded(await moveToBin(site, "location", [id])),
});

/** Changes or deletes a location. */
export const calls = [update, remove];
export const { loader, action } = jsonRoute(calls);
