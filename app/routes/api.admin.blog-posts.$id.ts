import * as z from "zod";
import { photoDescriptions } from "~/http/api/photo-descriptions";
import { blogPostSchema } from "~/domain/blog-posts/blog-post-schema";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { ownersBlogPostJson, ownersBlogPostShape } from "~/http/api/json/blog-post-json.server";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { saveOwnerFormCall } from "~/http/api/save-owner-form-call.server";
import { succeeded, successShape } from "~/http/api/json/success-json.server";
import { blogPostCommand } from "~/http/owner-form/blog-post-form.server";

const update = jsonCall({
  id: "adminUpdateBlogPost",
  method: "PATCH",
  owner: true,
  body: {
    form: blogPostSchema.partial().extend({
      photo: z.array(z.file()).optional(),
      existingPhotos: z.array(z.string()).optional(),
      descriptions: photoDescriptions,
      updatedAt: z.string().optional(),
      token: z.string().optional(),
    }),
    photos: true,
    example: () => ({ title: "Una mattina al Valentino", date: "2024-05-12" }),
  },
  status: 200,
  answer: ownersBlogPostShape,
  refusals: ["unknown-blog-post", "changed-meanwhile", "blog-post-withdrawn"],
  run: (input) => saveOwnerFormCall(input, blogPostCommand(input.id), ownersBlogPostJson),
});

const remove = jsonCall({
  id: "adminRemoveBlogPost",
  method: "DELETE",
  owner: true,
  status: 200,
  answer: successShape,
  refusals: ["unknown-blog-post"],
  run: async ({ site, id }) => succeeded(await moveToBin(site, "blog-post", [id])),
});

/** Changes or deletes a blog post. */
export const calls = [update, remove];
export const { loader, action } = jsonRoute(calls);
