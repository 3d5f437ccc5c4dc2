import * as z from "zod";
import type { Location, LocationWithPost } from "~/domain/locations/location";
import { precisions } from "~/domain/locations/coordinates/precision";
import { photoUrl } from "~/domain/photos/photo";
import { blogPostJson, linkedBlogPostShape } from "./blog-post-json.server";
import { day, shaped, timestamp } from "./shapes.server";

const example = {
  id: "0d6a3f81c95b72e4a810",
  name: "Parco del Valentino",
  city: "Torino",
  country: "Italia",
  latitude: "45.0553",
  longitude: "7.6868",
  precision: "exact" as const,
  description: "Una panchina con vista sul Po.",
  photo: null,
  descriptions: [],
  blogPostId: "b7e2d94c1a6f08355d21",
  visible: true,
  date: "2024-05-12",
  createdAt: "2024-05-12T09:45:00.000Z",
  updatedAt: "2024-05-12T09:45:00.000Z",
};

/** The JSON of a location for the owner. */
export const locationShape = z
  .object({
    id: z.string(),
    name: z.string(),
    city: z.string(),
    country: z.string(),
    latitude: z.string(),
    longitude: z.string(),
    precision: z.enum(precisions),
    description: z.string().nullable(),
    photo: z.string().nullable(),
    /** What can be seen on the photo, in the owner's words. Empty without a photo. */
    descriptions: z.array(z.string().nullable()),
    blogPostId: z.string().nullable(),
    visible: z.boolean(),
    date: day,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ examples: [example] });

/** The JSON of a location for everyone, with its published blog post. */
export const locationWithPostShape = locationShape.extend({ blogPost: linkedBlogPostShape.nullable() }).meta({
  examples: [
    {
      ...example,
      blogPost: {
        id: "b7e2d94c1a6f08355d21",
        photo: "/uploads/9a41c07be2d85f6310aa_panchina.jpg",
        title: "Una mattina al Valentino",
        content: "Anna mi ha trovato su una panchina.",
        authorName: "Anna",
        reactions: 0,
      },
    },
  ],
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
