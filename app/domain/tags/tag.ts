/** The maximum length of a tag's name, in characters. */
export const tagNameMaxLength = 60;

/** A tag that hangs on the toy. */
export interface Tag {
  id: string;
  /** The six characters that a finder types or scans (see `tag-code`). */
  code: string;
  /** The owner's name for the tag. Visitors do not see it. */
  name: string;
  /** True when the owner no longer uses the tag. */
  retired: boolean;
  /** ISO-8601 UTC. */
  createdAt: string;
}

/** A tag with the numbers of its scans, sightings and stories. */
export interface TagInUse extends Tag {
  /** The number of times that the tag's page was opened. */
  scans: number;
  /** The number of sightings that no story has replaced. */
  sightings: number;
  /** The number of stories with the tag's code. */
  stories: number;
  /**
   * The last day on which the tag was scanned or sent a story, `YYYY-MM-DD` in Rome. Null when there was no such day.
   */
  lastSeen: string | null;
}
