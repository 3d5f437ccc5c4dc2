import type { Generated } from "kysely";

/** A moment as ISO-8601 UTC text with milliseconds: sorts as text, the same in every SQL dialect. */
export type Timestamp = string;

/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;

/** Yes or no as 1 or 0, because SQLite has no booleans and the SQL must stay portable. */
export type Flag = 0 | 1;

/** What a finder sent. */
export interface StoriesTable {
  id: string;
  name: string | null;
  city: string | null;
  story: string;
  consent: Flag;
  consent_version: string;
  /** The language of the sentence that was agreed to, an ISO 639-1 code. */
  consent_language: Generated<string>;
  /** The language of the form, which is that of the story as far as one knows. */
  language: Generated<string>;
  consented_at: Timestamp;
  /** The idempotency key (`domain/idempotency-key`); null from the API. */
  submission_key: string | null;
  /** The tag whose code the sender gave. */
  tag_id: string | null;
  /** When the owner opened it. */
  read_at: Timestamp | null;
  /** What became of it: follows from `read_at` and from the blog posts, see `domain/stories/story-state`. */
  state: Generated<"new" | "read" | "diary">;
  /** Name, city and words, folded for the search: see `domain/stories/story-search`. */
  search_text: Generated<string>;
  /** When its sender last changed its words or took photos away. */
  corrected_at: Timestamp | null;
  created_at: Timestamp;
}

/** What the sender of a story holds: the SHA-256 of the secret in its address, so that the file alone opens nothing. */
export interface ReceiptsTable {
  hash: string;
  /** Of a story that may be gone. */
  story_id: string;
}

/** One stored picture: re-encoded pixels on disk, its facts here. */
export interface PhotosTable {
  id: string;
  /** `<id>_<label>.jpg`: the largest size, and the address under /uploads. */
  name: string;
  width: number;
  height: number;
  /** Longest sides of its smaller sizes, in pixels, as `photo-store/photo-files` lists them. */
  sizes: Generated<string>;
  /** SHA-256 of the largest stored file, hex. */
  digest: string;
  /** Where the photo was taken, in degrees; for the owner's eyes only. */
  latitude: number | null;
  longitude: number | null;
  /** The day on which it was taken, as its camera says; for the owner's eyes only. */
  taken_on: Day | null;
  /** The story with which it came; that may be gone. */
  story_id: string | null;
  created_at: Timestamp;
}

/** Which photo has taken the place of one that was turned or covered; the replaced one is in no other table. */
export interface PhotoEditsTable {
  replaced_id: string;
  photo_id: string;
  /** The idempotency key (`domain/idempotency-key`); null from the API. */
  submission_key: string | null;
}

/**
 * The picture of a blog post or of a location for shared links: a file in the photo store, and what is drawn on it. The row
 * is there before the file and goes after it.
 */
export interface ShareCardsTable {
  /** `<20 hex digits>_<label>.jpg`, as photos are named. */
  name: string;
  /** The id of the blog post or of the location. */
  subject_id: string;
  title: string;
  city: string;
  date: Day;
  photo_id: string | null;
  /** The version of the drawing: see `domain/share-cards/share-card`. */
  look: number;
  /** Its file is in the photo store. */
  drawn: Generated<Flag>;
}

export interface StoryPhotosTable {
  story_id: string;
  position: number;
  photo_id: string;
}

/** A blog post: an article of the diary. */
export interface BlogPostsTable {
  id: string;
  title: string;
  content: string;
  city: string;
  country: string;
  author_name: string | null;
  reactions: Generated<number>;
  published: Generated<Flag>;
  /** The received story it was promoted from, while that story exists. */
  story_id: string | null;
  /** The story it was promoted from, also after the owner has deleted that. */
  origin_story_id: string | null;
  /** The story it was promoted from, after that was withdrawn: its words are gone, and it cannot be shown any more. */
  withdrawn_story_id: string | null;
  /** Of the story it was promoted from, an ISO 639-1 code; null when nobody knows. */
  language: string | null;
  submission_key: string | null;
  /** Hash of the last form that changed it: the same form once more changes nothing. Or `domain/owner-forms/row-versions`. */
  edit_key: string | null;
  /** The day on which it happened. */
  date: Day;
  /** Since when visitors see it; of a hidden one, since when they saw it last. */
  shown_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** The photos of a blog post in order; position 0 is the cover. */
export interface BlogPostPhotosTable {
  blog_post_id: string;
  position: number;
  photo_id: string;
}

/** A stop of the journey. */
export interface LocationsTable {
  id: string;
  name: string;
  city: string;
  country: string;
  /** The decimal degrees as they were typed, trimmed. */
  latitude: string;
  longitude: string;
  /** How exactly visitors get these coordinates: see domain/locations/coordinates/precision. */
  precision: Generated<"exact" | "1km" | "10km">;
  /** The story with whose photo this point came; null: it was typed, clicked, pasted or found by name. */
  point_story_id: string | null;
  description: string | null;
  photo_id: string | null;
  blog_post_id: string | null;
  visible: Generated<Flag>;
  submission_key: string | null;
  /** Hash of the last form that changed it: the same form once more changes nothing. Or `domain/owner-forms/row-versions`. */
  edit_key: string | null;
  /** The day on which it happened. */
  date: Day;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A form that could not be accepted yet: its photos, and after an expired session its texts (JSON). */
export interface DraftsTable {
  id: string;
  fields: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface DraftPhotosTable {
  draft_id: string;
  position: number;
  photo_id: string;
}

/** A signed-in owner. The id is the SHA-256 of the cookie's token, so that the file alone opens nothing. */
export interface SessionsTable {
  id: string;
  /** What the owner sees of it: random, opens nothing. */
  public_id: string;
  /** The kind of browser that signed in, such as `Chrome/Android`; null: unknown. */
  browser: string | null;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  /** It was ended, by a logout for example: it opens nothing any more. */
  ended: Generated<Flag>;
}

export interface SettingsTable {
  key: string;
  value: string;
}

/** Tries of an address in its current window, by a salted hash of the address and of what is tried. */
export interface TriesTable {
  key: string;
  count: number;
  expires_at: Timestamp;
}

/** A tag that hangs on the toy. */
export interface TagsTable {
  id: string;
  /** Six characters of the alphabet in `domain/tags/tag-code`. */
  code: string;
  /** What the owner calls it. */
  name: string;
  submission_key: string | null;
  /** Since when the owner does not use it any more. */
  retired_at: Timestamp | null;
  created_at: Timestamp;
}

/** How often a tag's code was opened on a day; nothing about who opened it. */
export interface TagScansTable {
  tag_id: string;
  /** YYYY-MM-DD, in Rome. */
  day: string;
  count: number;
}

/** A story that its sender took back: nothing of what it said. */
export interface WithdrawnStoriesTable {
  id: string;
  /** In Rome. */
  day: Day;
  /** Of the form that had sent it: the same form once more is not a new story. */
  submission_key: string | null;
  /** 1 until nothing of it is left outside of the tables. */
  pending: Generated<Flag>;
}

/** A photo of a withdrawn story, and those that it had taken the place of: their files may not come back. */
export interface WithdrawnPhotosTable {
  id: string;
}

/** Something that the owner is to be told. Ids only: the words are made when it is sent. */
export interface NotificationsTable {
  id: string;
  /** See `domain/notifications/notification`. */
  event: string;
  /** The id of the story, blog post or tag of this notification. */
  subject_id: string | null;
  /** The same key is recorded once, while its row is kept. */
  key: string | null;
  /** Whether every target of that moment has its entry. */
  queued: Generated<Flag>;
  created_at: Timestamp;
}

/** A message to one target, about one or several notifications. */
export interface NotificationMessagesTable {
  id: string;
  /** `mail:ADDRESS`, `message`, or `push:ID` of a browser. */
  target: string;
  /** The owner asked for it, to see whether it arrives. */
  trial: Generated<Flag>;
  tries: Generated<number>;
  /** Tries since the last one whose result is known. */
  unsettled: Generated<number>;
  next_at: Timestamp;
  /** Until then one sender is at work on it; null: nobody. */
  claimed_until: Timestamp | null;
  created_at: Timestamp;
  ended_at: Timestamp | null;
  outcome: "sent" | "given-up" | "gone" | "empty" | "unknown" | null;
  /** The code of the last failure, and the status that the receiver answered. */
  error: string | null;
  error_status: number | null;
}

/** That a notification is told to a target; null: no message has taken it yet. */
export interface NotificationEntriesTable {
  notification_id: string;
  target: string;
  message_id: string | null;
}

/** A browser in which the owner has enabled push messages. */
export interface PushBrowsersTable {
  id: string;
  endpoint: string;
  /** Of the browser, for encryption: an uncompressed P-256 point and 16 secret bytes, base64url. */
  public_key: string;
  auth: string;
  /** The kind of browser, such as `Chrome/Android`; null: unknown. */
  browser: string | null;
  created_at: Timestamp;
}

/** The whole database, table by table; `db/migrations` creates exactly this. */
export interface Database {
  stories: StoriesTable;
  receipts: ReceiptsTable;
  photos: PhotosTable;
  photo_edits: PhotoEditsTable;
  share_cards: ShareCardsTable;
  story_photos: StoryPhotosTable;
  blog_posts: BlogPostsTable;
  blog_post_photos: BlogPostPhotosTable;
  locations: LocationsTable;
  drafts: DraftsTable;
  draft_photos: DraftPhotosTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  tries: TriesTable;
  tags: TagsTable;
  tag_scans: TagScansTable;
  withdrawn_stories: WithdrawnStoriesTable;
  withdrawn_photos: WithdrawnPhotosTable;
  notifications: NotificationsTable;
  notification_messages: NotificationMessagesTable;
  notification_entries: NotificationEntriesTable;
  push_browsers: PushBrowsersTable;
}
