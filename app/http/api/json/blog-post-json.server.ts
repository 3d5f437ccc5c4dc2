import * as z from "zod";
import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { photoUrl } from "~/domain/photos/photo";
import { type ExampledFields, day, exampled, shaped, text, timestamp } from "./shapes.server";

const photo = "/uploads/9a41c07be2d85f6310aa_panchina.jpg";

const fields = {
  id: [text, "b7e2d94c1a6f08355d21"],
  title: [text, "Una mattina al Valentino"],
  content: [text, "Anna mi ha trovato su una panchina.\nAbbiamo guardato passare i canottieri."],
  city: [text, "Torino"],
  country: [text, "Italia"],
  authorName: [text.nullable(), "Anna"],
  reactions: [z.int(), 0],
  published: [z.boolean(), true],
  date: [day, "2024-05-12"],
  createdAt: [timestamp, "2024-05-13T18:00:00.000Z"],
  updatedAt: [timestamp, "2024-05-13T18:00:00.000Z"],
  photo: [text.nullable(), photo],
  photos: [z.array(text), [photo]],
  /** The owner's words for each of the photos. */
  descriptions: [z.array(text.nullable()), ["Una panchina, con il Po alle spalle."]],
} satisfies ExampledFields;

/** The JSON of a blog post. `photos` lists all its photos, the cover first. */
export const blogPostShape = exampled(fields);

/** The JSON of a blog post for the owner. */
export const ownersBlogPostShape = exampled({
  ...fields,
  storyId: [text.nullable(), "5f0c2a9b7d3e48a1c6b2"],
});

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
