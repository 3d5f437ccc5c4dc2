import type { StoredPhoto } from "~/domain/photos/photo";

/** The country that forms begin with (spec §9). */
export const defaultCountry = "Italia";

/** An article of the diary (spec §3 "Blog post"); its photos in order, the cover first. */
export interface BlogPost {
  id: string;
  title: string;
  content: string;
  city: string;
  country: string;
  authorName: string | null;
  reactions: number;
  published: boolean;
  /** ISO-8601 UTC. */
  createdAt: string;
  photos: StoredPhoto[];
}
