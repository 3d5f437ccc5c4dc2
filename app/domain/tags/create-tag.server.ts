import { type FieldValues, fieldErrorsOf } from "~/domain/forms/field-schemas";
import { newId } from "~/domain/new-id";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { idempotencyKey } from "~/domain/idempotency.server";
import type { TagInUse } from "./tag";
import { newTagCode } from "./tag-code";
import { tagSchema } from "./tag-schema";
import { findTag } from "./tags-queries.server";

/**
 * Creates a tag with a new code. `fields` has the tag's name. The same form (`token`) sent again gets the same answer.
 * `newCode` is called until it returns a code that no tag has.
 */
export async function createTag(
  site: Site,
  { fields, token }: { fields: FieldValues; token: string | null },
  newCode = newTagCode,
): Promise<Result<TagInUse, "invalid">> {
  const parsed = tagSchema.safeParse(fields);
  if (!parsed.success) return refused("invalid", fieldErrorsOf(parsed.error));
  const { name } = parsed.data;
  const key = idempotencyKey(token, { name });
  for (;;) {
    const id = (await insertTag(site, { name, code: newCode(), key })) ?? (await findIdByKey(site, key));
    const tag = id && (await findTag(site, id));
    if (tag) return done(tag);
  }
}

/** Inserts a tag and returns its id. Null when another tag has this code, or when the same form has arrived before. */
async function insertTag(
  { db, now }: Site,
  { name, code, key }: { name: string; code: string; key: string | null },
): Promise<string | null> {
  const row = { id: newId(), code, name, submission_key: key, retired_at: null };
  const inserted = await db
    .insertInto("tags")
    .values({ ...row, created_at: now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id ?? null;
}

async function findIdByKey({ db }: Site, key: string | null): Promise<string | null> {
  if (key === null) return null;
  const found = db.selectFrom("tags").select("id").where("submission_key", "=", key);
  return (await found.executeTakeFirst())?.id ?? null;
}
