import type { Generated } from "kysely";

/** A moment as ISO-8601 UTC text with milliseconds. It sorts as text in every SQL dialect. */
export type Timestamp = string;

/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;

/** A flag as 1 or 0, because SQLite has no booleans and the SQL must be portable. */
export type Flag = 0 | 1;

/** A story from a finder. */
export interface StoriesTable {
  id: string;
  name: string | null;
  city: string | null;
  story: string;
  consent: Flag;
  consent_version: string;
  /** The language of the accepted sentence, an ISO 639-1 code. */
  consent_language: Generated<string>;
  /** The language of the form. It counts as the language of the story. */
  language: Generated<string>;
  consented_at: Timestamp;
  /** The idempotency key (`domain/idempotency`); null from the API. */
  submission_key: string | null;
  /** The id of the tag whose code the sender gave. */
  tag_id: string | null;
  /** The moment when the owner opened it. */
  read_at: Timestamp | null;
  /** The state, computed from `read_at` and the blog posts, see `domain/stories/story-state`. */
  state: Generated<"new" | "read" | "diary">;
  /** Name, city and words in the form for the search: see `domain/stories/story-search`. */
  search_text: Generated<string>;
  /** The moment of its sender's last correction. */
  corrected_at: Timestamp | null;
  created_at: Timestamp;
}

/** The receipt of a story: the SHA-256 of the secret in its address, so the file alone opens nothing. */
export interface ReceiptsTable {
  hash: string;
  /** The id of the story, which may be gone. */
  story_id: string;
}

/** A stored photo. Its pixels are on disk, its properties here. */
export interface PhotosTable {
  id: string;
  /** The name `<id>_<label>.jpg` of the largest size. It is also the address under /uploads. */
  name: string;
  width: number;
  height: number;
  /** The longest sides of its smaller sizes in pixels, as in `photo-store/photo-files`. */
  sizes: Generated<string>;
  /** SHA-256 of the largest stored file, hex. */
  digest: string;
  /** The position of the photo in degrees. Only the owner sees it. */
  latitude: number | null;
  longitude: number | null;
  /** The day of the photo by its camera. Only the owner sees it. */
  taken_on: Day | null;
  /** The id of the story that it came with. The story may be gone. */
  story_id: string | null;
  created_at: Timestamp;
}

/** The replacement of a photo that was turned or covered. The old photo is in no other table. */
export interface PhotoEditsTable {
  replaced_id: string;
  photo_id: string;
  /** The idempotency key (`domain/idempotency`); null from the API. */
  submission_key: string | null;
}

/**
 * The share card of a blog post or a location: a file in the photo store, and its contents. The row is created before
 * the file and deleted after it.
 */
export interface ShareCardsTable {
  /** The name `<20 hex digits>_<label>.jpg`, like a photo's. */
  name: string;
  /** The id of the blog post or of the location. */
  subject_id: string;
  title: string;
  city: string;
  date: Day;
  photo_id: string | null;
  /** The version of the drawing: see `domain/share-cards/share-card`. */
  look: number;
  /** 1 when its file is in the photo store. */
  drawn: Generated<Flag>;
}

export interface StoryPhotosTable {
  story_id: string;
  position: number;
  photo_id: string;
}

/** A blog post of the diary. */
export interface BlogPostsTable {
  id: string;
  title: string;
  content: string;
  city: string;
  country: string;
  author_name: string | null;
  reactions: Generated<number>;
  published: Generated<Flag>;
  /** The id of its story, as long as the story exists. */
  story_id: string | null;
  /** The id of its story, also after the owner has deleted the story. */
  origin_story_id: string | null;
  /** The id of its story after a withdrawal. The words are gone, and the post stays hidden. */
  withdrawn_story_id: string | null;
  /** The language of its story, an ISO 639-1 code; null when unknown. */
  language: string | null;
  submission_key: string | null;
  /**
   * The hash of the last form that changed the row: the same form changes nothing again. Rows with several versions
   * have a list here, see `domain/owner-forms/row-versions`.
   */
  edit_key: string | null;
  /** The day of the event. */
  date: Day;
  /** The start of its visibility. A hidden post has the start of its last one. */
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
  /** The decimal degrees as typed, trimmed. */
  latitude: string;
  longitude: string;
  /** The precision of these coordinates for visitors: see domain/locations/coordinates/precision. */
  precision: Generated<"exact" | "1km" | "10km">;
  /** The id of the story whose photo gave this point. Null when it was typed, clicked, pasted or found by name. */
  point_story_id: string | null;
  description: string | null;
  photo_id: string | null;
  blog_post_id: string | null;
  visible: Generated<Flag>;
  submission_key: string | null;
  /**
   * The hash of the last form that changed it, so that the same form changes nothing again. Or a list of versions,
   * see `domain/owner-forms/row-versions`.
   */
  edit_key: string | null;
  /** The day of the event. */
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

/** A session of the owner. Its id is the SHA-256 of the cookie's token, so the file alone opens nothing. */
export interface SessionsTable {
  id: string;
  /** The random id that the owner sees. It opens nothing. */
  public_id: string;
  /** The kind of browser, such as `Chrome/Android`; null when unknown. */
  browser: string | null;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  /** 1 when it was ended, for example by a logout. It opens nothing any more. */
  ended: Generated<Flag>;
}

export interface SettingsTable {
  key: string;
  value: string;
}

/** The attempts of an address in its current window, under a salted hash of the address and the action. */
export interface TriesTable {
  key: string;
  count: number;
  expires_at: Timestamp;
}

/** A tag that hangs on the toy. */
export interface TagsTable {
  id: string;
  /** The code: six characters of the alphabet in `domain/tags/tag-code`. */
  code: string;
  /** The owner's name for it. */
  name: string;
  submission_key: string | null;
  /** The moment when the owner retired it. */
  retired_at: Timestamp | null;
  created_at: Timestamp;
}

/** The number of scans of a tag on a day. Nothing about the person. */
export interface TagScansTable {
  tag_id: string;
  /** The day in Rome, `YYYY-MM-DD`. */
  day: string;
  count: number;
}

/** A withdrawn story, without any of its words. */
export interface WithdrawnStoriesTable {
  id: string;
  /** The day in Rome. */
  day: Day;
  /** The idempotency key of its form. The same form sent again is not a new story. */
  submission_key: string | null;
  /** 1 until everything outside of the tables is erased. */
  pending: Generated<Flag>;
}

/** A photo of a withdrawn story, or one that it had replaced. Its files must not come back. */
export interface WithdrawnPhotosTable {
  id: string;
}

/** A notification for the owner. It only has ids: the words are written when it is sent. */
export interface NotificationsTable {
  id: string;
  /** The kind of event: see `domain/notifications/notification`. */
  event: string;
  /** The id of the story, blog post or tag of this notification. */
  subject_id: string | null;
  /** A key is recorded only once, as long as its row exists. */
  key: string | null;
  /** 1 when every target of that moment has its entry. */
  queued: Generated<Flag>;
  created_at: Timestamp;
}

/** A message to one target, about one or several notifications. */
export interface NotificationMessagesTable {
  id: string;
  /** `mail:ADDRESS`, `message`, or `push:ID` of a browser. */
  target: string;
  /** 1 for a trial message that the owner asked for. */
  trial: Generated<Flag>;
  tries: Generated<number>;
  /** The number of tries since the last known result. */
  unsettled: Generated<number>;
  next_at: Timestamp;
  /** The end of a sender's claim on it; null when no sender has claimed it. */
  claimed_until: Timestamp | null;
  created_at: Timestamp;
  ended_at: Timestamp | null;
  outcome: "sent" | "given-up" | "gone" | "empty" | "unknown" | null;
  /** The code of the last failure, and the status of the receiver's answer. */
  error: string | null;
  error_status: number | null;
}

/** A notification for one target. The message is null until one contains it. */
export interface NotificationEntriesTable {
  notification_id: string;
  target: string;
  message_id: string | null;
}

/** A browser in which the owner has enabled push messages. */
export interface PushBrowsersTable {
  id: string;
  endpoint: string;
  /** The browser's public key: an uncompressed P-256 point, base64url. `auth` is 16 secret bytes, base64url. */
  public_key: string;
  auth: string;
  /** The kind of browser, such as `Chrome/Android`; null when unknown. */
  browser: string | null;
  created_at: Timestamp;
}

/** The whole database, table by table. `db/migrations` creates exactly this. */
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
