import { z } from "zod";
import { storySchema } from "~/domain/stories/story-schema.server";
import { blogPostShape } from "~/http/api/blog-post-json.server";
import { locationWithPostShape } from "~/http/api/location-json.server";
import type { ApiCall } from "./api-call.server";

/** The calls that need no session (spec §7). */
export function publicCalls(product: string): ApiCall[] {
  return [
    {
      id: "submitStory",
      method: "POST",
      path: "/api/submit-story",
      body: {
        type: "multipart/form-data",
        schema: storySchema(product).extend({
          photos: z.array(z.file()).optional(),
          token: z.string().optional(),
        }),
        example: {
          story: `Ho trovato ${product} in stazione!`,
          name: "Anna",
          city: "Torino",
          consent: true,
          photos: "@foto.jpg",
        },
      },
      status: 201,
      answer: z
        .object({
          success: z.literal(true),
          id: z.string(),
          leftOut: z.int().optional(),
          notice: z.string().optional(),
        })
        .meta({ examples: [{ success: true, id: "5f0c2a9b7d3e48a1c6b2" }] }),
      refusals: ["spam", "too-many-stories", "too-many-photos", "too-busy"],
      hasPhotos: true,
    },
    {
      id: "listLocationsWithPosts",
      method: "GET",
      path: "/api/locations-with-posts",
      isList: true,
      isKept: true,
      status: 200,
      answer: z.array(locationWithPostShape),
    },
    {
      id: "listBlogPosts",
      method: "GET",
      path: "/api/blog-posts",
      isList: true,
      isKept: true,
      status: 200,
      answer: z.array(blogPostShape),
    },
    {
      id: "findBlogPost",
      method: "GET",
      path: "/api/blog-posts/{id}",
      isKept: true,
      status: 200,
      answer: blogPostShape,
      refusals: ["unknown-blog-post"],
    },
  ];
}
