import * as z from "zod";
import { mistake } from "~/domain/forms/field-schemas";
import { largestRadius, maxPhotoEdits } from "./photo-edits";

const wrong = mistake("malformed");
const share = z.number(wrong).min(0, wrong).max(1, wrong);
const turn = z.strictObject({ turn: z.literal([90, 180, 270], wrong) }, wrong);
const radius = z.number(wrong).gt(0, wrong).max(largestRadius, wrong);
const cover = z.strictObject({ cover: z.strictObject({ x: share, y: share, radius }, wrong) }, wrong);

/** The rules for the JSON with the edits of a photo, in order. */
export const photoEditsSchema = z.object({
  operations: z
    .array(z.union([turn, cover], wrong), mistake("missing"))
    .min(1, mistake("missing"))
    .max(maxPhotoEdits, mistake("too-many", { max: maxPhotoEdits })),
});
