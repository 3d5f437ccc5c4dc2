import * as z from "zod";
import { failsWith } from "~/domain/fields/field-schemas";
import { photoNameFrom } from "~/domain/photos/chosen-photos.server";
import { editPhoto } from "~/domain/photos/edits/edit-photo.server";
import { largestRadius, maxPhotoEdits } from "~/domain/photos/edits/photo-edits";
import { photoUrl } from "~/domain/photos/photo";
import { converted } from "~/http/api/json-answer.server";
import { ownerRoute } from "~/http/api/json-call.server";

const wrong = failsWith("malformed");

const share = z.number(wrong).min(0, wrong).max(1, wrong);

const turn = z.strictObject({ turn: z.literal([90, 180, 270], wrong) }, wrong);

const radius = z.number(wrong).gt(0, wrong).max(largestRadius, wrong);

const cover = z.strictObject({ cover: z.strictObject({ x: share, y: share, radius }, wrong) }, wrong);

/** The rules for the JSON with the edits of a photo, in order. */
const photoEditsSchema = z.object({
  operations: z
    .array(z.union([turn, cover], wrong), failsWith("missing"))
    .min(1, failsWith("missing"))
    .max(maxPhotoEdits, failsWith("too-many", { max: maxPhotoEdits })),
});

const example = {
  name: "9a41c07be2d85f6310aa_panchina.jpg",
  url: "/uploads/9a41c07be2d85f6310aa_panchina.jpg",
  width: 1920,
  height: 2560,
};

/** Turns a photo and covers parts of it, on every page that shows it. */
export const { calls, loader, action } = ownerRoute({
  id: "adminEditPhoto",
  method: "POST",
  body: {
    json: photoEditsSchema,
    example: () => ({ operations: [{ turn: 90 }, { cover: { x: 0.4, y: 0.3, radius: 0.08 } }] }),
  },
  answer: z
    .object({ name: z.string(), url: z.string(), width: z.int(), height: z.int() })
    .meta({ examples: [example] }),
  refusals: ["invalid", "unknown-photo", "photo-replaced", "photo-unreadable"],
  async run({ site, id, json }) {
    const edit = { name: photoNameFrom(id), edits: json.operations, token: null };
    return converted(await editPhoto(site, edit), ({ name, width, height }) => {
      return { name, url: photoUrl(name), width, height };
    });
  },
});
