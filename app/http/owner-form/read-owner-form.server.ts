import type { EditConflict, OwnerEdit } from "~/domain/owner-forms/owner-edit.server";
import type { OwnerForm, OwnerFormRefusal } from "~/domain/owner-forms/validate-owner-form.server";
import type { Done, Refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Upload } from "~/http/input/read-upload.server";
import { movePhoto } from "~/domain/photos/move-photo";

/** A form of the owner's as it was received: all its fields are texts. */
export interface ReceivedOwnerForm extends OwnerForm {
  fields: Record<string, string>;
}

/** An edit of the owner's as it was received. */
export type ReceivedOwnerEdit = ReceivedOwnerForm & OwnerEdit;

/** Why a form of the owner's was not saved; `EditConflict` and unknown objects are of edits only. */
export type SaveRefusal<Saved> =
  | OwnerFormRefusal
  | EditConflict<Saved>
  | Refused<
      "unknown-blog-post" | "unknown-location" | "blog-post-withdrawn" | "story-withdrawn" | "story-corrected"
    >;

/** How a form of the owner's is read, and the domain command that it is the input of. */
export interface OwnerFormCommand<Form extends ReceivedOwnerForm, Saved> {
  parse(upload: Upload): Form;
  run(site: Site, form: Form): Promise<Done<Saved> | SaveRefusal<Saved>>;
}

/** The texts and photos that all of the owner's forms have, read from a page's form or a client's. */
export function ownerFormIn({ fields, all, files }: Upload): ReceivedOwnerForm {
  // A stored name contains no slash: one button may take out several photos.
  const unchosen = all("unchoose").flatMap((names) => names.split("/"));
  const named = [fields.existingPhoto ?? "", ...all("existingPhotos")];
  const chosen = named.filter((name) => name.trim() !== "" && !unchosen.includes(name));
  const [move = "", moved = ""] = (fields.move ?? "").split("/");
  return {
    fields,
    existingPhotos: unchosen.includes("*") ? [] : movePhoto(chosen, moved, move),
    token: fields.token || null,
    draftId: fields.draft || null,
    removed: all("remove"),
    // Of several new photos the last one counts.
    received: files.filter(({ field }) => field === "photo").slice(-1),
  };
}

/**
 * Reads an edit. All photos that stay are in the page's form, in their new order; a client may leave them out.
 * `maxNewPhotos`: how many may be added.
 */
export function ownerEditIn(upload: Upload, maxNewPhotos: number): ReceivedOwnerEdit {
  const { typed, fields, files } = upload;
  const form = ownerFormIn(upload);
  return {
    ...form,
    maxNewPhotos,
    received: maxNewPhotos === 1 ? form.received : files.filter(({ field }) => field === "photo"),
    ordersPhotos: typed.existingPhotos !== undefined,
    seenUpdatedAt: fields.updatedAt || null,
  };
}
