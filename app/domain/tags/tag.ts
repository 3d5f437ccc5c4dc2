/** The maximum length of a tag's name, in characters. */
export const tagNameMaxLength = 60;

/** A tag that hangs on the toy. */
export interface Tag {
  id: string;
  /** The six characters that a finder types or scans, see `tag-code`. */
  code: string;
  /** The owner's name for it. Visitors do not see it. */
  name: string;
  /** True when the owner no longer uses it. */
  retired: boolean;
  /** ISO-8601 UTC. */
  createdAt: string;
}

/** A tag with its scans and stories. */
export interface TagInUse extends Tag {
  /** The number of times that its page was opened. */
  scans: number;
  /** The number of stories with its code. */
  stories: number;
  /** The last day of a scan or a story, `YYYY-MM-DD` in Rome. Null when there was none. */
  lastSeen: string | null;
}
