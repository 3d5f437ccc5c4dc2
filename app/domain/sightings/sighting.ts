import type { Tag } from "~/domain/tags/tag";

/** The maximum length of a sighting's town, in characters. */
export const sightingCityMaxLength = 80;

/** The days after which a sighting without a story is deleted. */
export const sightingDays = 90;

export const sightingKinds = ["holding", "seen"] as const;

/** Somebody told where the toy is, without a story. */
export interface Sighting {
  id: string;
  /** `holding`: the finder has the toy. `seen`: the finder has left it there. */
  kind: (typeof sightingKinds)[number];
  /** The town as typed. */
  city: string | null;
  /** The language of the tag's page, an ISO 639-1 code. */
  language: string;
  /** ISO-8601 UTC. */
  createdAt: string;
  tag: Pick<Tag, "code" | "name" | "retired">;
}
