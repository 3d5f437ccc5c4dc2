import { z } from "zod";
import { blogPostSchema, blogPostVisibilitySchema } from "~/domain/blog-posts/blog-post-schema.server";
import { blogPostShape } from "~/http/api/blog-post-json.server";
import type { ApiCall } from "./api-call.server";
import { successShape } from "./success-shape.server";

/** The owner's calls about articles (spec §7). */
export const blogPostCalls: ApiCall[] = [
  {
    id: "adminListBlogPosts",
    method: "GET",
    path: "/api/admin/blog-posts",
    forOwner: true,
    isList: true,
    status: 200,
    answer: z.array(blogPostShape),
  },
  {
    id: "adminCreateBlogPost",
    method: "POST",
    path: "/api/admin/blog-posts",
    forOwner: true,
    body: {
      type: "multipart/form-data",
      schema: blogPostSchema.extend({
        photo: z.file().optional(),
        existingPhoto: z.string().optional(),
        existingPhotos: z.array(z.string()).optional(),
        token: z.string().optional(),
      }),
      example: {
        title: "Una mattina al Valentino",
        content: "Anna mi ha trovato su una panchina.",
        city: "Torino",
        country: "Italia",
        authorName: "Anna",
        photo: "@foto.jpg",
      },
    },
    status: 201,
    answer: blogPostShape,
    hasPhotos: true,
  },
  {
    id: "adminShowOrHideBlogPost",
    method: "PATCH",
    path: "/api/admin/blog-posts/{id}/visibility",
    forOwner: true,
    body: { type: "application/json", schema: blogPostVisibilitySchema, example: { published: false } },
    status: 200,
    answer: blogPostShape,
    refusals: ["invalid", "unknown-blog-post"],
  },
  {
    id: "adminRemoveBlogPost",
    method: "DELETE",
    path: "/api/admin/blog-posts/{id}",
    forOwner: true,
    status: 200,
    answer: successShape,
    refusals: ["unknown-blog-post"],
  },
];
