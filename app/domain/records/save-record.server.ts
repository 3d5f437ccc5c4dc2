import type * as z from "zod";
import { dayOf } from "~/domain/day";
import { findIdByKey } from "~/domain/idempotency.server";
import { newId } from "~/domain/new-id";
import { describePhotos } from "~/domain/photos/descriptions.server";
import { consumeDraft } from "~/domain/photos/drafts/drafts.server";
import { deleteUnusedPhotos, removePhotoFiles } from "~/domain/photos/files/remove-photos.server";
import { endReleases } from "~/domain/press/press-photos.server";
import { type Done, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { editTimestamp } from "./row-versions.server";
import {
  type RecordKind,
  type SubmittedRecord,
  type SaveRefusal,
  findPhotoIds,
  formKey,
  validateRecord,
} from "./validate-record.server";

/** A form by which the owner changes a record, from its page or from a PATCH call. Absent fields stay as they are. */
export interface RecordEdit extends SubmittedRecord {
  /** True when `existingPhotos` is the whole new order of photos. When false, all photos stay and new ones follow. */
  ordersPhotos: boolean;
  /** The `updatedAt` of the version that the sender saw. When null, the version is not checked. */
  seenUpdatedAt: string | null;
}

type Refusal = Exclude<SaveRefusal<never>, { code: "changed-meanwhile" }>;

/** The steps that store a record of one kind. `write` runs inside the transaction. */
interface Steps<Fields, Columns, Written> {
  /** Returns why the record cannot be stored, or null. Called before validation, and again inside the transaction. */
  refuse?(db: Site["db"]): Promise<Refusal | null>;
  write(trx: Site["db"], fields: Fields, columns: Columns, photoIds: string[]): Promise<Written | Refusal>;
}

/** Creates a record. `write` returns false when another copy of the form was faster: then it creates nothing. */
export async function createRecord<Fields extends { date: string | null }, Item>(
  site: Site,
  kind: RecordKind<Fields, Item>,
  form: SubmittedRecord,
  { refuse, write }: Steps<Fields, ReturnType<typeof newColumns>, boolean>,
): Promise<Done<Item> | SaveRefusal<Item>> {
  const key = formKey(form);
  const sent = await findCreated(site, kind, key);
  if (sent) return done(sent);
  const refusal = await refuse?.(site.db);
  if (refusal) return refusal;
  const checked = await validateRecord(site, kind, form);
  if (!checked.ok) return checked;
  const { data, stored } = checked.value;
  const columns = newColumns(site, key, data.date);
  const written = await site.db.transaction().execute(async (trx) => {
    const late = await refuse?.(trx);
    if (late) return late;
    const photoIds = await findPhotoIds(trx, checked.value, { ...kind, newPhotos: "first" });
    if (!Array.isArray(photoIds)) return photoIds;
    const outcome = await write(trx, data, columns, photoIds);
    if (outcome === true) await describePhotos(trx, form, photoIds);
    if (outcome === true && stored.draft) await consumeDraft(trx, stored.draft.id);
    return outcome;
  });
  if (typeof written === "object") return { ...written, ...stored };
  await site.pages.clear();
  const created = written ? await kind.find(site, columns.id) : await findCreated(site, kind, key);
  // In another tab the owner may have deleted the new record already.
  return created ? done(created) : refused(kind.unknown);
}

/** Finds the record that an earlier copy of the form with this key has created. Null when there is none, or no key. */
async function findCreated<Item>(
  site: Site,
  { table, find }: Pick<RecordKind<unknown, Item>, "table" | "find">,
  key: string | null,
) {
  const id = await findIdByKey(site.db, table, key);
  return id === null ? null : find(site, id);
}

/** Returns the columns that new blog posts and new locations share. Without a `date` the day is today in Rome. */
function newColumns({ now }: Pick<Site, "now">, key: string | null, date: string | null) {
  const moment = now();
  const at = moment.toISOString();
  return {
    id: newId(),
    submission_key: key,
    date: date ?? dayOf(moment),
    created_at: at,
    happened_at: at,
    updated_at: at,
  };
}

/** Changes a record once, though its form arrives twice. `write` returns the record's former photos, for deletion. */
export async function editRecord<Fields extends { date: string | null }, Item>(
  site: Site,
  kind: RecordKind<Fields, Item>,
  id: string,
  edit: RecordEdit,
  steps: Steps<Partial<Fields>, { updated_at: string; edit_key: string | null; date?: string }, string[]>,
): Promise<Done<Item> | SaveRefusal<Item>> {
  const current = await kind.find(site, id);
  if (!current) return refused(kind.unknown);
  const refusal = await steps.refuse?.(site.db);
  if (refusal) return refusal;
  const key = formKey(edit);
  const last = site.db.selectFrom(kind.table).select("edit_key").where("id", "=", id);
  if (key !== null && (await last.executeTakeFirst())?.edit_key === key) return done(current);

  const existingPhotos = edit.ordersPhotos ? edit.existingPhotos : kind.photosOf(current);
  const schema = schemaOfEdit(kind.schema, edit);
  const checked = await validateRecord(site, { ...kind, schema }, { ...edit, existingPhotos });
  if (!checked.ok) return checked;
  const { data, stored } = checked.value;
  if (data.date === null) return { ...refused("invalid", { date: [{ code: "missing" }] }), ...stored };
  const date = data.date && { date: data.date };

  const outcome = await site.db.transaction().execute(async (trx) => {
    const late = await steps.refuse?.(trx);
    if (late) return late;
    const updated_at = await editTimestamp(site, trx, { ...kind, id }, edit.seenUpdatedAt);
    if (typeof updated_at !== "string") return updated_at ?? refused(kind.unknown);
    const photoIds = await findPhotoIds(trx, checked.value, { ...kind, newPhotos: kind.editPutsNewPhotos });
    if (!Array.isArray(photoIds)) return photoIds;
    const before = await steps.write(trx, data, { ...date, updated_at, edit_key: key }, photoIds);
    if (!Array.isArray(before)) return before;
    await describePhotos(trx, edit, photoIds);
    await endReleases(trx);
    if (stored.draft) await consumeDraft(trx, stored.draft.id);
    return deleteUnusedPhotos(trx, before);
  });
  const isStored = Array.isArray(outcome);
  if (!isStored && outcome.code !== "changed-meanwhile") return { ...outcome, ...stored };
  if (isStored) {
    await site.pages.clear();
    await removePhotoFiles(site, outcome);
  }
  const newest = await kind.find(site, id);
  if (!newest) return refused(kind.unknown);
  return isStored ? done(newest) : { ...refused("changed-meanwhile"), ...stored, current: newest };
}

function schemaOfEdit<Fields>(
  schema: RecordKind<Fields, unknown>["schema"],
  { fields }: Pick<RecordEdit, "fields">,
): z.ZodType<Partial<Fields>> {
  const kept = Object.keys(schema.shape).filter((name) => fields[name] !== undefined);
  return schema.pick(Object.fromEntries(kept.map((name) => [name, true])) as never) as never;
}
