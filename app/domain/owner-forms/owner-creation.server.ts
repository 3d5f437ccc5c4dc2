import type { Kysely } from "kysely";
import { dayOf } from "~/domain/day";
import { newId } from "~/domain/new-id";
import { describePhotos } from "~/domain/photos/descriptions.server";
import { consumeDraft } from "~/domain/photos/drafts/drafts.server";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import {
  type OwnRefusal,
  type OwnedKind,
  type OwnerForm,
  type OwnerFormRefusal,
  findPhotoIds,
  formKey,
  photosGone,
  validateOwnerForm,
} from "./validate-owner-form.server";

/** The steps that store a new record of one kind (blog post or location). */
interface Creation<Fields, Code extends string> {
  /** Returns why the record cannot be created, or null. Called before validation, and again inside the transaction. */
  refuse?(db: Kysely<Database>): Promise<Refused<Code> | null>;
  /**
   * Inserts the record, inside the transaction. False when the same form arrived twice and its other copy was faster.
   */
  insert(
    trx: Kysely<Database>,
    fields: Fields,
    columns: ReturnType<typeof newColumns>,
    photoIds: string[],
  ): Promise<boolean | Refused<Code>>;
}

/** Creates a record from a form of the owner's. A form that arrives twice creates one record. */
export async function createOwned<
  Fields extends { date: string | null },
  Item,
  Unknown extends string,
  Code extends string,
>(
  site: Site,
  kind: OwnedKind<Fields, Item, Unknown>,
  form: OwnerForm,
  { refuse, insert }: Creation<Fields, Code>,
): Promise<Done<Item> | OwnerFormRefusal | Refused<Unknown> | OwnRefusal<Code>> {
  const key = formKey(form);
  const sent = await findCreated(site, kind, key);
  if (sent) return done(sent);
  const refusal = await refuse?.(site.db);
  if (refusal) return refusal as OwnRefusal<Code>;
  const checked = await validateOwnerForm(site, kind, form);
  if (!checked.ok) return checked;
  const { data, stored } = checked.value;
  const columns = newColumns(site, key, data.date);
  const inserted = await site.db.transaction().execute(async (trx) => {
    const late = await refuse?.(trx);
    if (late) return late;
    const photoIds = await findPhotoIds(trx, checked.value);
    if (!photoIds) return refused("invalid", photosGone);
    const outcome = await insert(trx, data, columns, photoIds);
    if (outcome === true) await describePhotos(trx, form, photoIds);
    if (outcome === true && stored.draft) await consumeDraft(trx, stored.draft.id);
    return outcome;
  });
  if (typeof inserted === "object") return { ...(inserted as OwnRefusal<Code>), ...stored };
  await site.pages.clear();
  const created = inserted ? await kind.find(site, columns.id) : await findCreated(site, kind, key);
  // In another tab the owner may have deleted the new record already.
  return created ? done(created) : refused(kind.unknown);
}

/** Finds the record that an earlier copy of the form with this key has created. Null when there is none, or no key. */
async function findCreated<Item>(
  site: Site,
  { table, find }: Pick<OwnedKind<unknown, Item, string>, "table" | "find">,
  key: string | null,
): Promise<Item | null> {
  if (key === null) return null;
  const row = site.db.selectFrom(table).select("id").where("submission_key", "=", key);
  const created = await row.executeTakeFirst();
  return created ? find(site, created.id) : null;
}

/** Returns the columns that new blog posts and new locations share. Without a `date` the day is today in Rome. */
function newColumns({ now }: Pick<Site, "now">, key: string | null, date: string | null) {
  const moment = now();
  return {
    id: newId(),
    submission_key: key,
    date: date ?? dayOf(moment),
    created_at: moment.toISOString(),
    updated_at: moment.toISOString(),
  };
}
