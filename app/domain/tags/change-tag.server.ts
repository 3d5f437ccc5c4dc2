import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { TagInUse } from "./tag";
import type { TagChange } from "./tag-schema";
import { findTag } from "./tags-queries.server";

/** Renames a tag, retires it or returns it to use. The tag's code stays the same. */
export async function changeTag(
  site: Site,
  id: string,
  { name, retired }: TagChange,
): Promise<Result<TagInUse, "unknown-tag">> {
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
