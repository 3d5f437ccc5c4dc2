import type { FormRefusal, OwnersForm } from "~/domain/judge-form.server";
import { rollBack } from "~/domain/photos/keep-in-draft.server";
import { type Done, done } from "~/domain/result";
import type { Site } from "~/domain/site";
import { ownersForm } from "~/http/owners-form.server";
import type { Upload } from "~/http/read-upload.server";
import type { Refusal } from "./json-answer.server";
import { formRefusal } from "./photo-refusal.server";

/** Creates something from an owner's form that a client sent; a refused form leaves nothing behind. */
export async function createFromForm<Made, Json>(
  site: Site,
  upload: Upload,
  create: (form: OwnersForm) => Promise<Done<Made> | FormRefusal>,
  toJson: (made: Made) => Json,
): Promise<Done<Json> | Refusal> {
  const form = ownersFormIn(upload);
  const result = await create(form);
  if (result.ok) return done(toJson(result.value));
  await rollBack(site, form, result);
  return formRefusal(result);
}

/** A client's form: `existingPhoto` comes before `existingPhotos`, and of several new photos the last one counts. */
function ownersFormIn(upload: Upload): OwnersForm {
  const { existingPhotos, received, ...form } = ownersForm(upload);
  const { existingPhoto = "" } = upload.fields;
  return {
    ...form,
    existingPhotos: [existingPhoto, ...existingPhotos].filter((name) => name.trim() !== ""),
    received: received.slice(-1),
  };
}
