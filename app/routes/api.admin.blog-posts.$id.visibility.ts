import { blogPostVisibilitySchema } from "~/domain/blog-posts/blog-post-schema.server";
import { showOrHideBlogPost } from "~/domain/blog-posts/show-or-hide-blog-post.server";
import { blogPostJson } from "~/http/api/blog-post-json.server";
import { jsonAnswer, refusalAnswer } from "~/http/api/json-answer.server";
import { forOwner, jsonCalls } from "~/http/api/json-calls.server";
import { readJson } from "~/http/api/read-json.server";

/** PATCH /api/admin/blog-posts/{id}/visibility: shows or hides an article (spec §7). */
export const { loader, action } = jsonCalls({
  PATCH: forOwner(async ({ site, request, params }) => {
    const read = await readJson(request, blogPostVisibilitySchema);
    if (!read.ok) return refusalAnswer(read);
    const result = await showOrHideBlogPost(site, params.id ?? "", read.value.published);
    return result.ok ? jsonAnswer(blogPostJson(result.value)) : refusalAnswer(result);
  }),
});
