import * as z from "zod";
import { listReleasedNames, releasePhotos } from "~/domain/press/press-photos.server";
import { failsWith } from "~/domain/fields/field-schemas";
import { done } from "~/domain/result";
import { jsonCall, ownerRoute } from "~/http/api/json-call.server";

const wrong = failsWith("malformed");
const example = () => ({ photos: ["9a41c07be2d85f6310aa_panchina.jpg"] });
const pressShape = z.object({ photos: z.array(z.string()) });

const read = jsonCall({
  id: "adminReadPress",
  answer: pressShape,
  run: async ({ site }) => done({ photos: await listReleasedNames(site) }),
});

const change = jsonCall({
  id: "adminChangePress",
  method: "PATCH",
  body: {
    json: z.object({ photos: z.array(z.string(wrong).max(80, wrong), wrong).max(100, wrong) }),
    example,
  },
  answer: pressShape,
  refusals: ["invalid", "too-many-press-photos", "photo-not-for-press"],
  run: ({ site, json }) => releasePhotos(site, () => json.photos),
});

/** Reads and replaces the photos that newspapers and schools may use: at most five. */
export const { calls, loader, action } = ownerRoute(read, change);
