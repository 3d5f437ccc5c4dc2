import * as z from "zod";
import { blogPostSchema } from "~/domain/blog-posts/blog-post-schema";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { ownersBlogPostJson, ownersBlogPostShape } from "~/http/api/json/blog-post-json.server";
import { jsonCall, ownerRoute } from "~/http/api/json-call.server";
import { editFields, saveOwnerFormCall, savedShape } from "~/http/api/save-record-call.server";
import { blogPostCommand } from "~/http/record-pages/blog-post-page.server";

const update = jsonCall({
  id: "adminUpdateBlogPost",
  method: "PATCH",
  body: {
    form: blogPostSchema.partial().extend({
      photo: z.array(z.file()).optional(),
      ...editFields,
    }),
    photos: true,
    example: () => ({ title: "Una mattina al Valentino", date: "2024-05-12" }),
  },
  answer: savedShape(ownersBlogPostShape),
  refusals: ["unknown-blog-post", "changed-meanwhile", "blog-post-withdrawn"],
  run: (input) => saveOwnerFormCall(input, blogPostCommand(input.id), ownersBlogPostJson),
});

const remove = jsonCall({
  id: "adminRemoveBlogPost",
  method: "DELETE",
  refusals: ["unknown-blog-post"],
  run: ({ site, id }) => moveToBin(site, "blog-post", [id]),
});

/** Changes or deletes a blog post. */
export const { calls, loader, action } = ownerRoute(update, remove);
