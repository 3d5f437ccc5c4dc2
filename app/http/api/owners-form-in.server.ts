import type { OwnersForm } from "~/domain/judge-form.server";
import { ownersForm } from "~/http/owners-form.server";
import type { Upload } from "~/http/read-upload.server";

/**
 * What an owner's form carries when a client sends it (spec §7): `existingPhoto` comes before `existingPhotos`, and of
 * several new photos the last one counts.
 */
export function ownersFormIn(upload: Upload): OwnersForm {
  const { existingPhotos, received, ...form } = ownersForm(upload);
  const { existingPhoto = "" } = upload.fields;
  return {
    ...form,
    existingPhotos: [existingPhoto, ...existingPhotos].filter((name) => name.trim() !== ""),
    received: received.slice(-1),
  };
}
