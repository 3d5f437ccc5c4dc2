import * as z from "zod";
import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { photoUrl } from "~/domain/photos/photo";
import { day, shaped, timestamp } from "./shapes.server";

const blogPostExample = {
  id: "b7e2d94c1a6f08355d21",
  title: "Una mattina al Valentino",
  content: "Anna mi ha trovato su una panchina.\nAbbiamo guardato passare i canottieri.",
  city: "Torino",
  country: "Italia",
  authorName: "Anna",
  reactions: 0,
  published: true,
  date: "2024-05-12",
  createdAt: "2024-05-13T18:00:00.000Z",
  updatedAt: "2024-05-13T18:00:00.000Z",
  photo: "/uploads/9a41c07be2d85f6310aa_panchina.jpg",
  photos: ["/uploads/9a41c07be2d85f6310aa_panchina.jpg"],
  descriptions: ["Una panchina, con il Po alle spalle."],
};

/** The JSON of a blog post. `photos` lists all its photos, the cover first. */
export const blogPostShape = z
  .object({
    id: z.string(),
    title: z.string(),
    content: z.string(),
    city: z.string(),
    country: z.string(),
    authorName: z.string().nullable(),
    reactions: z.int(),
    published: z.boolean(),
    date: day,
    createdAt: timestamp,
    updatedAt: timestamp,
    photo: z.string().nullable(),
    photos: z.array(z.string()),
    /** What can be seen on each of the photos, in the owner's words. */
    descriptions: z.array(z.string().nullable()),
  })
  .meta({ examples: [blogPostExample] });

/** The JSON of a blog post for the owner. */
export const ownersBlogPostShape = blogPostShape
  .extend({ storyId: z.string().nullable() })
  .meta({ examples: [{ ...blogPostExample, storyId: "5f0c2a9b7d3e48a1c6b2" }] });

/** The JSON of a blog post inside the JSON of its location: a few properties. */
export const linkedBlogPostShape = blogPostShape.pick({
  id: true,
  photo: true,
  title: true,
  content: true,
  authorName: true,
  reactions: true,
});

/** Converts a blog post to JSON. */
export function blogPostJson(post: BlogPost): z.infer<typeof blogPostShape> {
  const photos = post.photos.map(({ name }) => photoUrl(name));
  const descriptions = post.photos.map(({ description }) => description);
  return shaped(blogPostShape, { ...post, photo: photos[0] ?? null, photos, descriptions });
}

/** Converts a blog post to the owner's JSON. */
export function ownersBlogPostJson(post: BlogPost): z.infer<typeof ownersBlogPostShape> {
  return { ...blogPostJson(post), storyId: post.storyId };
}
