import type { Kysely } from "kysely";
import type * as z from "zod";
import type { KeptPhotos } from "~/domain/photos/drafts/keep-in-draft.server";
import { describePhotos } from "~/domain/photos/descriptions.server";
import { consumeDraft } from "~/domain/photos/drafts/drafts.server";
import { deleteUnusedPhotos, removePhotoFiles } from "~/domain/photos/files/remove-photos.server";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import { type EditedRow, editTimestamp } from "./row-versions.server";
import {
  type OwnRefusal,
  type OwnedKind,
  type OwnerForm,
  type OwnerFormRefusal,
  type ValidOwnerForm,
  findPhotoIds,
  formKey,
  photosGone,
  validateOwnerForm,
} from "./validate-owner-form.server";

/** A form by which the owner changes a record, from its page or from a PATCH call. Absent fields stay as they are. */
export interface OwnerEdit extends OwnerForm {
  /** True when `existingPhotos` is the whole new order of photos. When false, all photos stay and new ones follow. */
  ordersPhotos: boolean;
  /** The `updatedAt` of the version that the sender saw. When null, the version is not checked. */
  seenUpdatedAt: string | null;
}

/** A refusal because the record has changed since the sender saw it. `current` is the record's newest version. */
export type EditConflict<T> = Refused<"changed-meanwhile"> & KeptPhotos & { current: T };

/** The steps that change a record of one kind (blog post or location). */
interface Edit<Fields, Item, Code extends string> {
  /** Returns the stored names of the record's photos. */
  photosOf(current: Item): string[];
  /** The place of new photos among the photos that stay. */
  newPhotos: "first" | "last";
  /** Returns why the record cannot be changed, or null. Called before validation, and again inside the transaction. */
  refuse?(db: Kysely<Database>): Promise<Refused<Code> | null>;
  /** Writes the change, inside the transaction. Returns the ids of the photos that the record had before. */
  write(
    trx: Kysely<Database>,
    form: ValidOwnerForm<Partial<Fields>>,
    columns: { updated_at: string; edit_key: string | null; date?: string },
    photoIds: string[],
  ): Promise<string[] | Refused<Code>>;
}

/**
 * Changes a record by a form of the owner's. A form that arrives twice changes the record once. Photos that nothing
 * uses any more are deleted.
 */
export async function editOwned<
  Fields extends { date: string | null },
  Item,
  Unknown extends string,
  Code extends string,
>(
  site: Site,
  kind: OwnedKind<Fields, Item, Unknown>,
  id: string,
  edit: OwnerEdit,
  { photosOf, newPhotos, refuse, write }: Edit<Fields, Item, Code>,
): Promise<Done<Item> | OwnerFormRefusal | EditConflict<Item> | Refused<Unknown> | OwnRefusal<Code>> {
  const current = await kind.find(site, id);
  if (!current) return refused(kind.unknown);
  const refusal = await refuse?.(site.db);
  if (refusal) return refusal as OwnRefusal<Code>;
  const row = { table: kind.table, id };
  const key = formKey(edit);
  if (await isLastEdit(site, row, key)) return done(current);

  const existingPhotos = edit.ordersPhotos ? edit.existingPhotos : photosOf(current);
  const schema = schemaOfEdit(kind.schema, edit);
  const checked = await validateOwnerForm(site, { ...kind, schema }, { ...edit, existingPhotos });
  if (!checked.ok) return checked;
  const { data, stored } = checked.value;
  if (data.date === null) return { ...refused("invalid", { date: [{ code: "missing" }] }), ...stored };
  const date = data.date && { date: data.date };

  const unused = await site.db.transaction().execute(async (trx) => {
    const late = await refuse?.(trx);
    if (late) return late;
    const moment = await editTimestamp(site, trx, row, edit);
    if (typeof moment === "string") return moment;
    const photoIds = await findPhotoIds(trx, checked.value, newPhotos);
    if (!photoIds) return refused("invalid", photosGone);
    const before = await write(trx, checked.value, { ...date, ...moment, edit_key: key }, photoIds);
    if (!Array.isArray(before)) return before;
    await describePhotos(trx, edit, photoIds);
    if (stored.draft) await consumeDraft(trx, stored.draft.id);
    return deleteUnusedPhotos(trx, before);
  });
  if (typeof unused === "object" && "code" in unused) return { ...(unused as OwnRefusal<Code>), ...stored };
  const newest = unused === "gone" ? null : await kind.find(site, id);
  if (!newest || unused === "gone") return refused(kind.unknown);
  if (unused === "changed") return { ...refused("changed-meanwhile"), ...stored, current: newest };
  await site.pages.clear();
  await removePhotoFiles(site, unused);
  return done(newest);
}

/** True when the last change of the record came from the form with this key. False without a key. */
async function isLastEdit(
  { db }: Pick<Site, "db">,
  { table, id }: EditedRow,
  key: string | null,
): Promise<boolean> {
  if (key === null) return false;
  const row = await db.selectFrom(table).select("edit_key").where("id", "=", id).executeTakeFirst();
  return row?.edit_key === key;
}

/** Returns the rules for those fields that this edit contains. */
function schemaOfEdit<Fields>(
  schema: OwnedKind<Fields, unknown, string>["schema"],
  { fields }: Pick<OwnerEdit, "fields">,
): z.ZodType<Partial<Fields>> {
  const kept = Object.keys(schema.shape).filter((name) => fields[name] !== undefined);
  return schema.pick(Object.fromEntries(kept.map((name) => [name, true])) as never) as never;
}
