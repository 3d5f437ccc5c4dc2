import type { InferResult } from "kysely";
import * as z from "zod";
import { dayOf } from "~/domain/day";
import { type FieldValues, validated, optionalText } from "~/domain/fields/field-schemas";
import { idempotencyKey } from "~/domain/idempotency.server";
import { consumeAttempt, networkOf } from "~/domain/limits/rate-limit.server";
import { readValue, writeValue } from "~/domain/key-values.server";
import { notOver } from "~/domain/lifetimes.server";
import { newId } from "~/domain/new-id";
import { recordNotification } from "~/domain/notifications/record-notification.server";
import { type CursorPage, countRows, newestFirst } from "~/domain/pagination/cursor.server";
import {
  receiptHash,
  findReceipt,
  receiptPath,
  receiptSecret,
  storeReceipt,
} from "~/domain/receipts/receipts-queries.server";
import { type Result, done, refused } from "~/domain/result";
import { type Sighting, sightingCityMaxLength } from "./sighting";
import type { Clocked, Site } from "~/domain/site";
import { findTagByCode } from "~/domain/tags/tags.server";

const newestColumns = ["sightings.created_at", "sightings.id"];

/** Lists the sightings that no story has replaced, newest first: those after `from`, up to `to`. */
export async function listSightings(
  site: Clocked,
  { from, to, ...page }: CursorPage & { from?: string; to?: string | undefined } = {},
): Promise<Sighting[]> {
  let query = withTag(site);
  if (from) query = query.where("sightings.created_at", ">", from);
  if (to) query = query.where("sightings.created_at", "<=", to);
  const rows = await newestFirst(query, newestColumns, page).execute();
  return rows.map(sightingOf);
}

const seenKey = "sightings-seen";

/** Returns the moment when the owner last opened the list of sightings. Later sightings are new. */
export const sightingsSeenAt = async ({ db }: Clocked) => (await readValue(db, seenKey)) ?? "";
export const markSightingsSeen = ({ db, now }: Clocked) => writeValue(db, seenKey, now().toISOString());

/** Counts the sightings that arrived since the owner opened their list. */
export async function countNewSightings(site: Clocked): Promise<number> {
  const kept = site.db.selectFrom("sightings").where(notOver(site, "sightings"));
  return Number(await countRows(kept.where("created_at", ">", await sightingsSeenAt(site))));
}

/** Returns the newest sighting with a town. Null when a story has arrived since. */
export async function findWhereNow(site: Clocked): Promise<{ city: string; day: string } | null> {
  const placed = withTag(site).where("sightings.city", "is not", null);
  const row = await newestFirst(placed, newestColumns, { limit: 1 }).executeTakeFirst();
  const stories = site.db.selectFrom("stories").select("created_at").where("state", "<>", "suspect");
  const story = await newestFirst(stories, ["created_at", "id"], { limit: 1 }).executeTakeFirst();
  if (!row?.city || (story && story.created_at > row.createdAt)) return null;
  return { city: row.city, day: dayOf(new Date(row.createdAt)) };
}

/** Finds a sighting. Null when it is deleted, or when a story has replaced it. */
export async function findSighting(site: Clocked, id: string): Promise<Sighting | null> {
  const row = await withTag(site).where("sightings.id", "=", id).executeTakeFirst();
  return row ? sightingOf(row) : null;
}

/** Deletes a sighting. Its receipt stays and says so. */
export async function removeSighting(
  { db, storage }: Pick<Site, "db" | "storage">,
  id: string,
): Promise<Result<null, "unknown-sighting">> {
  const remove = () => db.deleteFrom("sightings").where("id", "=", id).executeTakeFirst();
  const { numDeletedRows } = await storage.withReserve(remove);
  return numDeletedRows > 0 ? done(null) : refused("unknown-sighting");
}

/** Deletes the sighting with this receipt, because a story takes its place. Returns undefined when it is gone. */
export function replaceSighting(trx: Site["db"], secret: string) {
  const receipts = trx.selectFrom("receipts").select("story_id").where("hash", "=", receiptHash(secret));
  const taken = trx.deleteFrom("sightings").where("id", "=", receipts).returning(["id", "tag_id"]);
  return taken.executeTakeFirst();
}

function withTag(site: Clocked) {
  return site.db
    .selectFrom("sightings")
    .where(notOver(site, "sightings"))
    .innerJoin("tags", "tags.id", "sightings.tag_id")
    .select([
      ...(["sightings.id", "sightings.kind", "sightings.city", "sightings.language"] as const),
      "sightings.created_at as createdAt",
      ...(["tags.code", "tags.name", "tags.retired_at"] as const),
    ]);
}

function sightingOf(row: InferResult<ReturnType<typeof withTag>>[number]): Sighting {
  const { code, name, retired_at, ...sighting } = row;
  return { ...sighting, tag: { code, name, retired: retired_at !== null } };
}

/** The maximum number of sightings of one tag from one network in an hour. */
const sightingsPerHour = 5;

const sightingSchema = z.object({
  city: optionalText(sightingCityMaxLength),
  // A form without a pressed button claims less: that the toy was seen.
  kind: z.preprocess((kind) => (kind === "holding" ? kind : "seen"), z.enum(["holding", "seen"])),
});

/** The form of a tag's page in a language (ISO 639-1). When the sender's address `from` is null, nothing is counted. */
interface SightingForm {
  code: string | null;
  fields: FieldValues;
  token: string;
  language: string;
  from: string | null;
}

/**
 * Stores a sighting and its receipt. The form's token decides which receipt: the same form sent again, also with
 * another town, corrects its sighting as long as no story has replaced it. Only the code of a tag in use is accepted.
 */
export async function recordSighting(site: Site, { code, fields, token, language, from }: SightingForm) {
  const tag = code === null ? null : await findTagByCode(site, code);
  if (!tag || tag.retired) return refused("unknown-tag");
  const parsed = validated(sightingSchema, fields);
  if (!parsed.ok) return parsed;
  const sighting = parsed.value;
  const key = idempotencyKey(token, { sighting: tag.code }) ?? "";
  return site.singleFlight(`sighting ${key}`, async () => {
    const secret = await receiptSecret(site, { token, key });
    const answer = done({ receipt: receiptPath(secret) });
    if (await findReceipt(site.db, secret)) {
      await site.db.updateTable("sightings").set(sighting).where("submission_key", "=", key).execute();
      return answer;
    }
    const limit = { of: `sightings ${tag.id}`, max: sightingsPerHour, windowMs: 60 * 60 * 1000 };
    const { retryAfter } = await consumeAttempt(site, limit, from && networkOf(from));
    if (retryAfter !== null) return { ...refused("too-many-sightings"), retryAfter };
    const created_at = site.now().toISOString();
    const row = { id: newId(), tag_id: tag.id, ...sighting, language, submission_key: key, created_at };
    await site.db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto("sightings")
        .values(row)
        .onConflict((conflict) => conflict.column("submission_key").doUpdateSet(sighting))
        .returning("id")
        .executeTakeFirstOrThrow();
      await storeReceipt(trx, secret, id, 1);
      const notification = { event: "sighting" as const, subjectId: id, key: `sighting ${id}` };
      await recordNotification(trx, created_at, notification);
    });
    return answer;
  });
}
