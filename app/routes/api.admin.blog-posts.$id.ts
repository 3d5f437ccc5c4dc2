import { removeBlogPost } from "~/domain/blog-posts/remove-blog-post.server";
import { jsonAnswer, refusalAnswer } from "~/http/api/json-answer.server";
import { forOwner, jsonCalls } from "~/http/api/json-calls.server";

/** DELETE /api/admin/blog-posts/{id} (spec §7). */
export const { loader, action } = jsonCalls({
  DELETE: forOwner(async ({ site, params }) => {
    const result = await removeBlogPost(site, params.id ?? "");
    return result.ok ? jsonAnswer({ success: true }) : refusalAnswer(result);
  }),
});
