import { fieldErrorsOf } from "~/domain/forms/field-schemas";
import { newId } from "~/domain/new-id";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { changeTag } from "~/domain/tags/change-tag.server";
import { createTag } from "~/domain/tags/create-tag.server";
import { tagSchema } from "~/domain/tags/tag-schema";
import type { NoticeCode } from "~/text/it/admin/notices/notices";

/** Creates a tag (`name`), renames one (`id`, `name`) or retires it (`id`, `retired`: true or false). */
export async function changeTags(
  site: Site,
  { id, name = "", token = newId(), retired }: Partial<Record<string, string>>,
): Promise<Result<{ changed: NoticeCode; name: string }, "invalid" | "unknown-tag">> {
  const answerOf = (changed: NoticeCode, result: Awaited<ReturnType<typeof createTag | typeof changeTag>>) =>
    result.ok ? done({ changed, name: result.value.name }) : result;
  if (id === undefined) return answerOf("tag-created", await createTag(site, { fields: { name }, token }));
  if (retired !== undefined) {
    const isRetired = retired === "true";
    const changed = isRetired ? "tag-retired" : "tag-restored";
    return answerOf(changed, await changeTag(site, id, { retired: isRetired }));
  }
  const parsed = tagSchema.safeParse({ name });
  if (!parsed.success) return refused("invalid", fieldErrorsOf(parsed.error));
  return answerOf("tag-renamed", await changeTag(site, id, parsed.data));
}
