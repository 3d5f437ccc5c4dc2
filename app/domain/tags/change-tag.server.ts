import * as z from "zod";
import { type FieldValues, fieldErrorsOf, mistake } from "~/domain/forms/field-schemas";
import { done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { tagSchema } from "./create-tag.server";
import { findTag } from "./tags-queries.server";

/** The rules for a change of a tag. Absent fields stay as they are. */
export const tagChangeSchema = z.object({
  name: tagSchema.shape.name.optional(),
  retired: z.boolean(mistake("not-a-boolean").error).optional(),
});

/** Renames a tag, retires it or returns it to use. The tag's code stays the same. */
export async function changeTag(site: Site, id: string, fields: FieldValues) {
  const parsed = tagChangeSchema.safeParse(fields);
  if (!parsed.success) return refused("invalid", fieldErrorsOf(parsed.error));
  const { name, retired } = parsed.data;
  const before = await findTag(site, id);
  if (!before) return refused("unknown-tag");
  const retirement = { retired_at: retired ? site.now().toISOString() : null };
  const changes = {
    ...(name !== undefined && { name }),
    ...(retired !== undefined && retired !== before.retired && retirement),
  };
  if (Object.keys(changes).length > 0) {
    await site.db.updateTable("tags").set(changes).where("id", "=", id).execute();
  }
  const tag = await findTag(site, id);
  return tag ? done(tag) : refused("unknown-tag");
}
