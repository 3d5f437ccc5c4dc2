import * as z from "zod";
import { type FieldValues, fieldErrorsOf, requiredText } from "~/domain/forms/field-schemas";
import { idempotencyKey } from "~/domain/idempotency.server";
import { newId } from "~/domain/new-id";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { type TagInUse, tagNameMaxLength } from "./tag";
import { newTagCode } from "./tag-code";
import { findTag } from "./tags-queries.server";

/** The rules for the fields of a new tag. */
export const tagSchema = z.object({ name: requiredText(tagNameMaxLength) });

/** Creates a tag with a new code that no tag has. The same form (`token`) sent again gets the same answer. */
export async function createTag(
  site: Site,
  { fields, token }: { fields: FieldValues; token: string | null },
  newCode = newTagCode,
): Promise<Result<TagInUse, "invalid">> {
  const parsed = tagSchema.safeParse(fields);
  if (!parsed.success) return refused("invalid", fieldErrorsOf(parsed.error));
  const { name } = parsed.data;
  const submission_key = idempotencyKey(token, { name });
  for (;;) {
    const row = { id: newId(), code: newCode(), name, submission_key, retired_at: null };
    // Nothing is inserted when another tag has this code, or when the same form has arrived before.
    const inserted = await site.db
      .insertInto("tags")
      .values({ ...row, created_at: site.now().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    const id = inserted?.id ?? (await findIdByKey(site, submission_key));
    const tag = id && (await findTag(site, id));
    if (tag) return done(tag);
  }
}

async function findIdByKey({ db }: Site, key: string | null): Promise<string | null> {
  if (key === null) return null;
  const found = db.selectFrom("tags").select("id").where("submission_key", "=", key);
  return (await found.executeTakeFirst())?.id ?? null;
}
