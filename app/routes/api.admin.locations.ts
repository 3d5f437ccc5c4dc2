import * as z from "zod";
import { locationSchema } from "~/domain/locations/location-schema";
import { listLocations } from "~/domain/locations/locations-queries.server";
import { done } from "~/domain/result";
import { jsonCall, ownerRoute } from "~/http/api/json-call.server";
import { locationJson, locationShape } from "~/http/api/json/location-json.server";
import {
  correctLinked,
  photoDescriptions,
  saveOwnerFormCall,
  savedShape,
} from "~/http/api/save-record-call.server";
import { locationCommand } from "~/http/record-pages/location-page.server";

const list = jsonCall({
  id: "adminListLocations",
  list: "locations",
  answer: z.array(locationShape),
  run: async ({ site, page }) => done((await listLocations(site, page)).map(locationJson)),
});

const create = jsonCall({
  id: "adminPlaceLocation",
  method: "POST",
  body: {
    form: locationSchema.extend({
      photo: z.file().optional(),
      correctLinked,
      descriptions: photoDescriptions,
      token: z.string().optional(),
    }),
    photos: true,
    example: () => ({
      name: "Parco del Valentino",
      city: "Torino",
      country: "Italia",
      latitude: "45.0553",
      longitude: "7.6868",
      photo: "@foto.jpg",
    }),
  },
  status: 201,
  answer: savedShape(locationShape),
  refusals: ["unknown-location"],
  run: (input) => saveOwnerFormCall(input, locationCommand(null), locationJson),
});

/** The calls that list all locations, newest first, and create a location. */
export const { calls, loader, action } = ownerRoute(list, create);
