import type { Kysely } from "kysely";
import type * as z from "zod";
import type { KeptPhotos } from "~/domain/photos/drafts/keep-in-draft.server";
import { removePhotoFiles } from "~/domain/photos/files/remove-unused-photos.server";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import type { FieldErrors } from "~/domain/forms/field-errors";
import { nextUpdatedAt, versionsWithSameFields } from "./row-versions";
import type { OwnerForm, OwnerFormRefusal } from "./validate-owner-form.server";

/** A form of the owner's that changes what is stored, from its page or from a PATCH call: absent fields stay. */
export interface OwnerEdit extends OwnerForm {
  /** Whether `existingPhotos` is the whole new order; if not, the photos stay and the new ones follow them. */
  ordersPhotos: boolean;
  /** `updatedAt` of the version that the sender saw; null: the change is made whichever it was. */
  seenUpdatedAt: string | null;
}

/** Refused because the object has changed since the sender saw it; `current` is its newest version. */
export type EditConflict<T> = Refused<"changed-meanwhile"> & KeptPhotos & { current: T };

/** A row that the owner edits. */
interface EditedRow {
  table: "blog_posts" | "locations";
  id: string;
}

/** What became of an edit in its transaction: the stored names of the photos that nothing uses any more, or mistakes. */
export type EditOutcome = "gone" | "changed" | { mistakes: FieldErrors } | { unused: string[] };

/** Whether the form with this key is the one that changed the row last; false without a key. */
export async function isLastEdit(
  { db }: Pick<Site, "db">,
  { table, id }: EditedRow,
  key: string | null,
): Promise<boolean> {
  if (key === null) return false;
  const row = await db.selectFrom(table).select("edit_key").where("id", "=", id).executeTakeFirst();
  return row?.edit_key === key;
}

/**
 * Inside the transaction of an edit: its new `updated_at`; "gone" when there is no such row, "changed" when its fields
 * are not those of the version `seenUpdatedAt`.
 */
export async function editTimestamp(
  { now }: Pick<Site, "now">,
  trx: Kysely<Database>,
  { table, id }: EditedRow,
  { seenUpdatedAt = null }: Partial<Pick<OwnerEdit, "seenUpdatedAt">> = {},
): Promise<{ updated_at: string } | "gone" | "changed"> {
  const before = await trx
    .selectFrom(table)
    .select(["updated_at", "edit_key"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!before) return "gone";
  if (seenUpdatedAt !== null && !versionsWithSameFields(before).includes(seenUpdatedAt)) return "changed";
  return { updated_at: nextUpdatedAt(now(), before.updated_at) };
}

/** After the transaction of an edit: the newest version, without the files of unused photos; or the refusal. */
export async function afterEdit<Item, Unknown extends string>(
  site: Site,
  outcome: EditOutcome,
  stored: KeptPhotos,
  { find, unknown }: { find: () => Promise<Item | null>; unknown: Unknown },
): Promise<Done<Item> | OwnerFormRefusal | EditConflict<Item> | Refused<Unknown>> {
  if (outcome === "gone") return refused(unknown);
  if (outcome !== "changed" && "mistakes" in outcome) {
    return { ...refused("invalid", outcome.mistakes), ...stored };
  }
  const newest = await find();
  if (!newest) return refused(unknown);
  if (outcome === "changed") return { ...refused("changed-meanwhile"), ...stored, current: newest };
  await site.pages.clear();
  await removePhotoFiles(site, outcome.unused);
  return done(newest);
}

/** The part of a schema that is about the fields of this edit. */
export function schemaOfEdit<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  { fields }: Pick<OwnerEdit, "fields">,
): z.ZodType<Partial<z.infer<z.ZodObject<Shape>>>> {
  const kept = Object.keys(schema.shape).filter((name) => fields[name] !== undefined);
  return schema.pick(Object.fromEntries(kept.map((name) => [name, true])) as never) as never;
}
