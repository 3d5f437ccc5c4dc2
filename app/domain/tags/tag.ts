/** How long the owner's name for a tag may be, in characters. */
export const tagNameMaxLength = 60;

/** A tag that hangs on the toy. */
export interface Tag {
  id: string;
  /** What a finder types or scans: six characters, see `tag-code`. */
  code: string;
  /** What the owner calls it; visitors do not see it. */
  name: string;
  /** The owner does not use it any more. */
  retired: boolean;
  /** ISO-8601 UTC. */
  createdAt: string;
}

/** A tag with what came of it. */
export interface TagInUse extends Tag {
  /** How often its code was opened. */
  scans: number;
  /** How many stories were sent with it. */
  stories: number;
  /** The last day on which it was scanned or a story came with it: YYYY-MM-DD in Rome; null when there was none. */
  lastSeen: string | null;
}
