import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { blogPostJson } from "~/http/api/blog-post-json.server";
import { publicAnswer, refusalAnswer } from "~/http/api/json-answer.server";
import { jsonCalls } from "~/http/api/json-calls.server";
import { readListPart } from "~/http/api/list-part.server";

/** GET /api/blog-posts: the published articles, newest first (spec §7). */
export const { loader, action } = jsonCalls({
  async GET({ site, request }) {
    const part = await readListPart(site, request, "blog_posts");
    if (!part.ok) return refusalAnswer(part);
    const posts = await listBlogPosts(site, { ...part.value, publishedOnly: true });
    return publicAnswer(posts.map(blogPostJson));
  },
});
