import * as z from "zod";
import {
  type FieldValues,
  failsWith,
  optionalText,
  requiredText,
  validated,
} from "~/domain/fields/field-schemas";
import { findIdByKey, idempotencyKey, insertOnce } from "~/domain/idempotency.server";
import { removeValue, writeValue } from "~/domain/key-values.server";
import { newId } from "~/domain/new-id";
import { countRows } from "~/domain/pagination/cursor.server";
import { nextUpdatedAt } from "~/domain/records/row-versions.server";
import { done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { languageCodes } from "~/text/language-codes";
import { maxOpenWishes, wishMaxLength } from "./wish";
import { listWishes } from "./owner-wishes.server";
import { hiddenKey, keptWishes } from "./wishes-queries.server";

const inLanguages = Object.fromEntries(
  languageCodes.map((code) => [code, optionalText(wishMaxLength).optional()]),
) as Record<(typeof languageCodes)[number], z.ZodOptional<ReturnType<typeof optionalText>>>;

/** The rules for a new wish: its text, and the same in any languages of the site. */
export const wishSchema = z.object({ text: requiredText(wishMaxLength), ...inLanguages });

/** The rules for a change of a wish. Absent fields stay. With a stop the wish came true; with null it is open again. */
export const wishChangeSchema = wishSchema.partial().extend({
  locationId: z.string(failsWith("missing")).min(1, failsWith("missing")).nullable().optional(),
  /** The `updatedAt` of the version that was changed. */
  seen: z.string(failsWith("malformed")).optional(),
});

type Shown = Pick<Site, "db" | "now" | "pages">;

/** Adds an open wish after the others. The same form (`token`) sent again gets the same answer. */
export async function createWish(site: Shown, fields: FieldValues, token: string | null) {
  const parsed = validated(wishSchema, fields);
  if (!parsed.ok) return parsed;
  const { text, ...others } = parsed.value;
  const submission_key = idempotencyKey(token, parsed.value);
  const now = site.now().toISOString();
  const id = await site.db.transaction().execute(async (trx) => {
    const sent = await findIdByKey(trx, "wishes", submission_key);
    if (sent !== null || (await areFull(trx))) return sent;
    const times = { created_at: now, updated_at: now };
    const position = await lastPosition(trx);
    const own = { id: newId(), text, texts: textsOf({}, others), position, submission_key, ...times };
    await insertOnce(trx, "wishes", own);
    return (await findIdByKey(trx, "wishes", submission_key)) ?? own.id;
  });
  if (id === null) return refused("too-many-wishes");
  return shown(site, id);
}

/** Changes a wish: its texts, or the stop where it came true. */
export async function changeWish(site: Shown, id: string, fields: FieldValues) {
  const parsed = validated(wishChangeSchema, fields);
  if (!parsed.ok) return parsed;
  const { text, locationId, seen, ...others } = parsed.value;
  const refusal = await site.db.transaction().execute(async (trx) => {
    const own = keptWishes(trx).select(["texts", "updated_at", "location_id"]).where("wishes.id", "=", id);
    const before = await own.executeTakeFirst();
    if (!before) return refused("unknown-wish");
    if (seen !== undefined && seen !== before.updated_at) return refused("wish-changed");
    const stop = trx
      .selectFrom("locations")
      .select("id")
      .where("id", "=", locationId ?? "");
    if (locationId && !(await stop.executeTakeFirst())) return refused("unknown-location");
    if (locationId === null && before.location_id !== null && (await areFull(trx))) {
      return refused("too-many-wishes");
    }
    const changes = {
      text,
      location_id: locationId,
      texts: textsOf(JSON.parse(before.texts) as object, others),
    };
    const updated_at = nextUpdatedAt(site.now(), before.updated_at);
    await trx
      .updateTable("wishes")
      .set({ ...changes, updated_at })
      .where("id", "=", id)
      .execute();
    return null;
  });
  return refusal ?? shown(site, id);
}

/** Puts a wish right before another one. */
export async function putWishBefore(site: Shown, id: string, otherId: string) {
  const isDone = await site.db.transaction().execute(async (trx) => {
    const ids = (await listWishes({ db: trx })).map((wish) => wish.id);
    const others = ids.filter((one) => one !== id);
    const at = others.indexOf(otherId);
    if (at < 0 || others.length === ids.length) return false;
    for (const [position, one] of others.toSpliced(at, 0, id).entries()) {
      await trx.updateTable("wishes").set({ position }).where("id", "=", one).execute();
    }
    return true;
  });
  return isDone ? shown(site, id) : refused("unknown-wish");
}

/** Moves a wish to the bin. */
export async function binWish(site: Shown, id: string) {
  const own = site.db.updateTable("wishes").set({ binned_at: site.now().toISOString() });
  const { numUpdatedRows } = await own.where("id", "=", id).where("binned_at", "is", null).executeTakeFirst();
  if (numUpdatedRows === 0n) return refused("unknown-wish");
  await site.pages.clear();
  return done(null);
}

/** Shows the wishes to visitors, or hides them all. */
export async function showOrHideWishes({ db, pages }: Shown, show: boolean) {
  await (show ? removeValue(db, hiddenKey) : writeValue(db, hiddenKey, "true"));
  await pages.clear();
  return done(null);
}

/** True when no other wish can be open. */
export async function areFull(trx: Site["db"]): Promise<boolean> {
  const open = keptWishes(trx).where("wishes.location_id", "is", null);
  return (await countRows(open)) >= maxOpenWishes;
}

async function lastPosition(trx: Site["db"]): Promise<number> {
  const last = await keptWishes(trx)
    .select(({ fn }) => fn.max<number | null>("wishes.position").as("last"))
    .executeTakeFirst();
  return (last?.last ?? 0) + 1;
}

/** Returns the texts in other languages as JSON. An empty one goes, an absent one stays. */
function textsOf(before: object, changed: Partial<Record<string, string | null>>): string {
  const given = Object.entries(changed).filter(([, text]) => text !== undefined);
  const all = Object.entries({ ...before, ...Object.fromEntries(given) });
  return JSON.stringify(Object.fromEntries(all.filter(([, text]) => text !== null)));
}

async function shown(site: Shown, id: string) {
  await site.pages.clear();
  const wish = (await listWishes(site)).find((one) => one.id === id);
  return wish ? done(wish) : refused("unknown-wish");
}
