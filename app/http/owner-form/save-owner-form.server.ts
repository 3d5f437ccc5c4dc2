import type { EditConflict, OwnerEdit } from "~/domain/owner-forms/owner-edit.server";
import type { OwnerForm, OwnerFormRefusal } from "~/domain/owner-forms/validate-owner-form.server";
import { rollBack } from "~/domain/photos/drafts/keep-in-draft.server";
import type { Done, Refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Upload } from "~/http/forms/read-upload.server";
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

/**
 * Saves a form of the owner's: the one way of the page's action and of the JSON call. When it is refused, its new photo
 * waits in a draft for the next try ("keep", for pages), or the draft is as it was before ("roll-back", for clients,
 * which still have the photo).
 */
export async function saveOwnerForm<Form extends ReceivedOwnerForm, Saved>(
  site: Site,
  form: Form,
  { run }: Pick<OwnerFormCommand<Form, Saved>, "run">,
  refusedPhoto: "keep" | "roll-back",
): Promise<Done<Saved> | SaveRefusal<Saved>> {
  const result = await run(site, form);
  if (!result.ok && "draft" in result && refusedPhoto === "roll-back") await rollBack(site, form, result);
  return result;
}
