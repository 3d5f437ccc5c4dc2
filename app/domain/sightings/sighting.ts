import type { Tag } from "~/domain/tags/tag";

/** The maximum length of a sighting's town, in characters. */
export const sightingCityMaxLength = 80;

/** `holding`: the finder has the toy. `seen`: the finder has left it there. */
export const sightingKinds = ["holding", "seen"] as const;

/** Somebody told where the toy is, without a story. `city` is the town as typed. */
export interface Sighting {
  id: string;
  kind: (typeof sightingKinds)[number];
  city: string | null;
  /** The language of the tag's page, an ISO 639-1 code. */
  language: string;
  createdAt: string;
  tag: Pick<Tag, "code" | "name" | "retired">;
}
