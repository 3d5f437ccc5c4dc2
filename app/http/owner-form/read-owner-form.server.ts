import type { EditConflict, OwnerEdit } from "~/domain/owner-forms/owner-edit.server";
import type { OwnerForm, OwnerFormRefusal } from "~/domain/owner-forms/validate-owner-form.server";
import type { Done, Refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Upload } from "~/http/input/read-upload.server";
import { movePhoto } from "~/domain/photos/move-photo";

/** A received form of the owner's. All its fields are texts. */
export interface ReceivedOwnerForm extends OwnerForm {
  fields: Record<string, string>;
}

/** A received edit of the owner's. */
export type ReceivedOwnerEdit = ReceivedOwnerForm & OwnerEdit;

/** The reasons why a form of the owner's was not saved. `EditConflict` and unknown records only concern edits. */
export type SaveRefusal<Saved> =
  | OwnerFormRefusal
  | EditConflict<Saved>
  | Refused<
      "unknown-blog-post" | "unknown-location" | "blog-post-withdrawn" | "story-withdrawn" | "story-corrected"
    >;

/** The way to read a form of the owner's, and the domain command that receives the form. */
export interface OwnerFormCommand<Form extends ReceivedOwnerForm, Saved> {
  parse(upload: Upload): Form;
  run(site: Site, form: Form): Promise<Done<Saved> | SaveRefusal<Saved>>;
}

/** Reads the texts and photos of a form of the owner's, from a page or from another program. */
export function ownerFormIn({ fields, all, files }: Upload): ReceivedOwnerForm {
  // One button can remove several photos: their stored names, which contain no slash, are joined by slashes.
  const unchosen = all("unchoose").flatMap((names) => names.split("/"));
  const named = [fields.existingPhoto ?? "", ...all("existingPhotos")];
  const chosen = named.filter((name) => name.trim() !== "" && !unchosen.includes(name));
  const [move = "", moved = ""] = (fields.move ?? "").split("/");
  return {
    fields,
    existingPhotos: unchosen.includes("*") ? [] : movePhoto(chosen, moved, move),
    descriptions: all("descriptions"),
    token: fields.token || null,
    draftId: fields.draft || null,
    removed: all("remove"),
    // A form takes one new photo, unless `ownerEditIn` allows more. When several are sent, the last one counts.
    received: files.filter(({ field }) => field === "photo").slice(-1),
  };
}

/**
 * Reads an edit. The page's form lists all photos that stay, in their new order; other programs may leave them out.
 * `maxNewPhotos` limits the new photos.
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
