import * as z from "zod";
import type { Location, LocationWithPost } from "~/domain/locations/location";
import { precisions } from "~/domain/locations/coordinates/precision";
import { photoUrl } from "~/domain/photos/photo";
import { blogPostJson, linkedBlogPostShape } from "./blog-post-json.server";
import { type ExampledFields, day, exampled, shaped, text, timestamp } from "./shapes.server";

const fields = {
  id: [text, "0d6a3f81c95b72e4a810"],
  name: [text, "Parco del Valentino"],
  city: [text, "Torino"],
  country: [text, "Italia"],
  latitude: [text, "45.0553"],
  longitude: [text, "7.6868"],
  precision: [z.enum(precisions), "exact"],
  description: [text.nullable(), "Una panchina con vista sul Po."],
  photo: [text.nullable(), null],
  /** The owner's words for the photo. Empty without a photo. */
  descriptions: [z.array(text.nullable()), []],
  blogPostId: [text.nullable(), "b7e2d94c1a6f08355d21"],
  visible: [z.boolean(), true],
  date: [day, "2024-05-12"],
  createdAt: [timestamp, "2024-05-12T09:45:00.000Z"],
  updatedAt: [timestamp, "2024-05-12T09:45:00.000Z"],
} satisfies ExampledFields;

/** The JSON of a location for the owner. */
export const locationShape = exampled(fields);

const linkedExample = {
  id: "b7e2d94c1a6f08355d21",
  photo: "/uploads/9a41c07be2d85f6310aa_panchina.jpg",
  title: "Una mattina al Valentino",
  content: "Anna mi ha trovato su una panchina.",
  authorName: "Anna",
  reactions: 0,
};

/** The JSON of a location for everyone, with its published blog post. */
export const locationWithPostShape = exampled({
  ...fields,
  blogPost: [linkedBlogPostShape.nullable(), linkedExample],
});

/** Converts a location to JSON. Its coordinates stay as the database query returned them: exact or rounded. */
export function locationJson(location: Location): z.infer<typeof locationShape> {
  const { photo } = location;
  const descriptions = photo ? [photo.description] : [];
  return shaped(locationShape, { ...location, photo: photo && photoUrl(photo.name), descriptions });
}

/** Converts a location with its published blog post to JSON. */
export function locationWithPostJson(location: LocationWithPost): z.infer<typeof locationWithPostShape> {
  const { blogPost } = location;
  return {
    ...locationJson(location),
    blogPost: blogPost && shaped(linkedBlogPostShape, blogPostJson(blogPost)),
  };
}
