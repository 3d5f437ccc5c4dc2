import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { blogPostJson } from "~/http/api/blog-post-json.server";
import { publicAnswer, refusalAnswer } from "~/http/api/json-answer.server";
import { jsonCalls } from "~/http/api/json-calls.server";

/** GET /api/blog-posts/{id}: one published article (spec §7). */
export const { loader, action } = jsonCalls({
  async GET({ site, params }) {
    const post = await findBlogPost(site, params.id ?? "", { publishedOnly: true });
    return post ? publicAnswer(blogPostJson(post)) : refusalAnswer({ code: "unknown-blog-post" });
  },
});
