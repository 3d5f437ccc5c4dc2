import * as z from "zod";
import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { blogPostJson, blogPostShape } from "~/http/api/json/blog-post-json.server";
import { jsonRoute } from "~/http/api/json-call.server";
import { listParameters, readInParts } from "~/http/api/cursor-page.server";

/** Lists the published blog posts, newest first. */
export const { calls, loader, action } = jsonRoute({
  id: "listBlogPosts",
  list: "blog_posts",
  cache: listParameters,
  answer: z.array(blogPostShape),
  run: ({ site, page }) =>
    readInParts(site, "blog_posts", page, async (part) =>
      (await listBlogPosts(site, { ...part, publishedOnly: true })).map(blogPostJson),
    ),
});
