import { z } from "zod";
import { locationSchema, locationVisibilitySchema } from "~/domain/locations/location-schema.server";
import { locationShape } from "~/http/api/location-json.server";
import type { ApiCall } from "./api-call.server";
import { successShape } from "./success-shape.server";

/** The owner's calls about stops, and about the place where a photo was taken (spec §7). */
export const locationCalls: ApiCall[] = [
  {
    id: "adminListLocations",
    method: "GET",
    path: "/api/admin/locations",
    forOwner: true,
    isList: true,
    status: 200,
    answer: z.array(locationShape),
  },
  {
    id: "adminPlaceLocation",
    method: "POST",
    path: "/api/admin/locations",
    forOwner: true,
    body: {
      type: "multipart/form-data",
      schema: locationSchema.extend({ photo: z.file().optional(), token: z.string().optional() }),
      example: {
        name: "Parco del Valentino",
        city: "Torino",
        country: "Italia",
        latitude: "45.0553",
        longitude: "7.6868",
        photo: "@foto.jpg",
      },
    },
    status: 201,
    answer: locationShape,
    hasPhotos: true,
  },
  {
    id: "adminShowOrHideLocation",
    method: "PATCH",
    path: "/api/admin/locations/{id}/visibility",
    forOwner: true,
    body: { type: "application/json", schema: locationVisibilitySchema, example: { visible: false } },
    status: 200,
    answer: locationShape,
    refusals: ["invalid", "unknown-location"],
  },
  {
    id: "adminRemoveLocation",
    method: "DELETE",
    path: "/api/admin/locations/{id}",
    forOwner: true,
    status: 200,
    answer: successShape,
    refusals: ["unknown-location"],
  },
  {
    id: "extractGps",
    method: "POST",
    path: "/api/extract-gps",
    forOwner: true,
    body: {
      type: "multipart/form-data",
      schema: z.object({ photo: z.file() }),
      example: { photo: "@foto.jpg" },
    },
    status: 200,
    answer: z
      .object({
        latitude: z.number().min(-90).max(90).optional(),
        longitude: z.number().min(-180).max(180).optional(),
      })
      .meta({ examples: [{ latitude: 45.055312, longitude: 7.686834 }, {}] }),
    refusals: ["photo-missing"],
    hasPhotos: true,
  },
];
