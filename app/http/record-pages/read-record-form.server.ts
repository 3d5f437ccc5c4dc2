import type { RecordEdit } from "~/domain/records/save-record.server";
import type { SaveRefusal } from "~/domain/records/validate-record.server";
import { movePhoto } from "~/domain/photos/move-photo";
import type { Done } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Upload } from "~/http/input/read-upload.server";
import type { Language } from "~/text/languages.server";

/** A received form of the owner's. All its fields are texts. */
export interface ReceivedRecord extends RecordEdit {
  fields: Record<string, string>;
}

/** The way to read a form of the owner's, and the domain command that receives the form. */
export interface RecordCommand<Saved> {
  parse(upload: Upload): ReceivedRecord;
  /** Returns the record that the form changes; null for the form of a new one. */
  find(site: Site): Promise<Saved | null>;
  run(site: Site, form: ReceivedRecord): Promise<Done<Saved> | SaveRefusal<Saved>>;
  /** Returns a sentence about what now stands elsewhere, because the place was changed; "" for nothing. */
  openPlace(site: Site, saved: Saved, before: Saved | null, language: Language): Promise<string>;
}

/** Reads a form of the owner's, from a page or another program. Of several photos for one place the last counts. */
export function readRecordForm({ typed, fields, all, files }: Upload, maxNewPhotos = 1): ReceivedRecord {
  // One button can remove several photos: their stored names, which contain no slash, are joined by slashes.
  const unchosen = all("unchoose").flatMap((names) => names.split("/"));
  const named = [fields.existingPhoto ?? "", ...all("existingPhotos")];
  const chosen = named.filter((name) => name.trim() !== "" && !unchosen.includes(name));
  const [move = "", moved = ""] = (fields.move ?? "").split("/");
  const photos = files.filter(({ field }) => field === "photo");
  return {
    fields,
    existingPhotos: unchosen.includes("*") ? [] : movePhoto(chosen, moved, move),
    // The page's form lists all photos that stay, in their new order. Other programs may leave them out.
    ordersPhotos: typed.existingPhotos !== undefined,
    seenUpdatedAt: fields.updatedAt || null,
    descriptions: all("descriptions"),
    token: fields.token || null,
    draftId: fields.draft || null,
    removed: all("remove"),
    maxNewPhotos,
    received: maxNewPhotos === 1 ? photos.slice(-1) : photos,
  };
}

/** Returns the texts of the named fields of a form or a record; "" for a field that it does not have. */
export function textsIn<Name extends string>(
  fields: Partial<Record<Name, string | null>>,
  names: readonly Name[],
) {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? ""])) as Record<Name, string>;
}
