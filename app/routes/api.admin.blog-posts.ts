import * as z from "zod";
import { blogPostSchema } from "~/domain/blog-posts/blog-post-schema";
import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { ownersBlogPostJson, ownersBlogPostShape } from "~/http/api/json/blog-post-json.server";
import { readInParts } from "~/http/api/cursor-page.server";
import { jsonCall, ownerRoute } from "~/http/api/json-call.server";
import { photoDescriptions, saveOwnerFormCall, savedShape } from "~/http/api/save-record-call.server";
import { blogPostCommand } from "~/http/record-pages/blog-post-page.server";

const list = jsonCall({
  id: "adminListBlogPosts",
  list: "blog_posts",
  answer: z.array(ownersBlogPostShape),
  run: ({ site, page }) =>
    readInParts(site, "blog_posts", page, async (part) =>
      (await listBlogPosts(site, part)).map(ownersBlogPostJson),
    ),
});

const create = jsonCall({
  id: "adminCreateBlogPost",
  method: "POST",
  body: {
    form: blogPostSchema.extend({
      photo: z.file().optional(),
      existingPhoto: z.string().optional(),
      existingPhotos: z.array(z.string()).optional(),
      descriptions: photoDescriptions,
      storyId: z.string().optional(),
      storyCorrectedAt: z.string().optional(),
      token: z.string().optional(),
    }),
    photos: true,
    example: () => ({
      title: "Una mattina al Valentino",
      content: "Anna mi ha trovato su una panchina.",
      city: "Torino",
      country: "Italia",
      authorName: "Anna",
      photo: "@foto.jpg",
    }),
  },
  status: 201,
  answer: savedShape(ownersBlogPostShape),
  refusals: ["unknown-blog-post", "story-withdrawn", "story-corrected"],
  run: (input) => saveOwnerFormCall(input, blogPostCommand(null), ownersBlogPostJson),
});

/** The calls that list all blog posts, newest first, and create a blog post. */
export const { calls, loader, action } = ownerRoute(list, create);
