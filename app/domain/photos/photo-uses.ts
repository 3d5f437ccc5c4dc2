/** What shows a photo. */
export interface PhotoUse {
  kind: "story" | "blog-post" | "location";
  id: string;
  /** The sender's name, the title or the location's name; null for a story without a name. */
  name: string | null;
}
