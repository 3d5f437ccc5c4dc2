import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { createBlogPost } from "~/domain/blog-posts/create-blog-post.server";
import { takeBack } from "~/domain/photos/drafts.server";
import { blogPostJson } from "~/http/api/blog-post-json.server";
import { jsonAnswer, refusalAnswer } from "~/http/api/json-answer.server";
import { forOwner, jsonCalls } from "~/http/api/json-calls.server";
import { readListPart } from "~/http/api/list-part.server";
import { ownersFormIn } from "~/http/api/owners-form-in.server";
import { formRefusalAnswer } from "~/http/api/photo-refusal.server";
import { withForm } from "~/http/api/with-form.server";

/** GET and POST /api/admin/blog-posts: all articles, newest first, and a new one (spec §7). */
export const { loader, action } = jsonCalls({
  GET: forOwner(async ({ site, request }) => {
    const part = await readListPart(site, request, "blog_posts");
    if (!part.ok) return refusalAnswer(part);
    const posts = await listBlogPosts(site, part.value);
    return jsonAnswer(posts.map(blogPostJson));
  }),

  POST: forOwner((call) =>
    withForm(call, async (upload) => {
      const form = { ...ownersFormIn(upload), storyId: null };
      const result = await createBlogPost(call.site, form);
      if (result.ok) return jsonAnswer(blogPostJson(result.value), { status: 201 });
      await takeBack(call.site, form, result);
      return formRefusalAnswer(result);
    }),
  ),
});
