import type { Generated } from "kysely";

/** A moment as ISO-8601 UTC text with milliseconds. It sorts as text in every SQL dialect. */
export type Timestamp = string;

/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;

/** A flag as 1 or 0, because SQLite has no booleans and the SQL must be portable. */
export type Flag = 0 | 1;

/** An ISO 639-1 code. */
type LanguageCode = string;

/** The idempotency key of the form that made a row (`domain/idempotency`). A row from the API has none. */
type SubmissionKey = string;

/** A row with an id of its own, and the moment when it was made. */
interface Made {
  id: string;
  created_at: Timestamp;
}

/** A blog post or a location: what the owner's two forms have alike. */
interface OwnerRecord extends Made {
  city: string;
  country: string;
  /** The day of the event. */
  date: Day;
  /** The moment that gives the record its place among those of its day: see `domain/records/order-in-day`. */
  happened_at: Timestamp;
  submission_key: SubmissionKey | null;
  /** The hash of the last form that changed it, or a list of versions: see `domain/records/row-versions`. */
  edit_key: string | null;
  updated_at: Timestamp;
}

/** A browser's subscription to push messages. */
interface Subscription {
  id: string;
  endpoint: string;
  /** The browser's public key: an uncompressed P-256 point, base64url. */
  public_key: string;
  /** The browser's 16 secret bytes, base64url. */
  auth: string;
}

interface PhotoInOrder {
  position: number;
  photo_id: string;
}

/**
 * The whole database, table by table, as `db/migrations` creates it. Older versions read it, so older names stay:
 * `settings` has all key-values, `tries` attempts, `look` a version, `receipts.story_id` also sightings.
 */
export interface Database {
  /** A story from a finder. */
  stories: Made & {
    name: string | null;
    city: string | null;
    story: string;
    consent: Flag;
    consent_version: string;
    /** The language of the consent sentence that the sender accepted. */
    consent_language: Generated<LanguageCode>;
    /** The language of the story's form. It counts as the language of the story. */
    language: Generated<LanguageCode>;
    consented_at: Timestamp;
    submission_key: SubmissionKey | null;
    /** The tag whose code the sender entered. */
    tag_id: string | null;
    /** The wish that the sender says has come true. It may be gone. */
    wish_id: string | null;
    read_at: Timestamp | null;
    /** The story's state, computed from the columns above and the blog posts: see `domain/stories/story-state`. */
    state: Generated<"new" | "read" | "diary" | "suspect">;
    /** The reasons why the story looks like spam, with commas between them. Null for all other stories. */
    suspicion: string | null;
    /** The digest of the story's folded text. Null for short texts, and for stories from older versions. */
    text_digest: string | null;
    /** The story's name, city and words as searches compare them: see `domain/stories/stories-queries`. */
    search_text: Generated<string>;
    /** The moment when the sender last corrected the story. */
    corrected_at: Timestamp | null;
    /** The owner's answer, which the sender reads on the receipt. */
    answer: string | null;
    answered_at: Timestamp | null;
  };
  /** A sighting: somebody has scanned a tag and told where the toy is. The story sent from its receipt replaces it. */
  sightings: Made & {
    tag_id: string;
    /** `holding`: the finder has the toy. `seen`: the finder has left it there. */
    kind: "holding" | "seen";
    city: string | null;
    language: LanguageCode;
    submission_key: SubmissionKey;
  };
  /** The receipt of a story or a sighting. `hash` is its secret's SHA-256, so the database alone opens no receipt. */
  receipts: {
    hash: string;
    /** The id of the story or the sighting, which may be gone. A story has the id of the sighting that it replaces. */
    story_id: string;
    /** 1 for the receipt of a sighting that no story has replaced. */
    sighting: Generated<Flag>;
  };
  /** A visitor's report about an article, a stop or a photo. Its subject may be gone. */
  reports: Made & {
    subject_kind: "blog-post" | "location";
    subject_id: string;
    photo_id: string | null;
    what: "in-photo" | "mine" | "hurts" | "something-else";
    words: string | null;
    /** An address for the answer, as typed. */
    answer_to: string | null;
    language: LanguageCode;
    submission_key: SubmissionKey;
    closed_at: Timestamp | null;
  };
  /** A stored photo. Its pixels are in the photo store, its properties are here. */
  photos: Made & {
    /** The name `<id>_<label>.jpg` of the largest size's file. It is also the photo's address under /uploads. */
    name: string;
    width: number;
    height: number;
    /** The longest sides of the photo's smaller sizes, in pixels: see `photo-store/photo-files`. */
    sizes: Generated<string>;
    /** SHA-256 of the largest stored file, hex. */
    digest: string;
    /** The place where the photo was taken, in degrees. Only the owner sees it. */
    latitude: number | null;
    longitude: number | null;
    /** The day on which the photo was taken, by its camera's clock. Only the owner sees it. */
    taken_on: Day | null;
    /** The time of that day, `HH:MM`. Null when unknown. */
    taken_time: string | null;
    /** The owner's words for the photo, for people who do not see it. */
    description: string | null;
    /** The id of the story that the photo came with. That story may be gone. */
    story_id: string | null;
    /** The moment since which newspapers and schools may use the photo: see `domain/press/press-photos`. */
    released_at: Timestamp | null;
  };
  /** The replacement of a photo that was turned or covered. No other table has the replaced photo. */
  photo_edits: {
    replaced_id: string;
    photo_id: string;
    submission_key: SubmissionKey | null;
  };
  /** The share card of a blog post or a location. The row is created before its file and deleted after it. */
  share_cards: {
    /** The file's name `<20 hex digits>_<label>.jpg`, in the form of a photo's name. */
    name: string;
    subject_id: string;
    title: string;
    city: string;
    date: Day;
    photo_id: string | null;
    /** The version of the drawing: see `domain/share-cards/share-card`. */
    look: number;
    /** 1 when the card's file is in the photo store. */
    drawn: Generated<Flag>;
  };
  story_photos: { story_id: string } & PhotoInOrder;
  blog_posts: OwnerRecord & {
    title: string;
    content: string;
    author_name: string | null;
    reactions: Generated<number>;
    published: Generated<Flag>;
    /** The post's story, as long as that story exists. */
    story_id: string | null;
    /** The post's story, also after the owner has deleted that story. */
    origin_story_id: string | null;
    /** The post's story after a withdrawal. The post's words are gone, and it stays hidden. */
    withdrawn_story_id: string | null;
    /** The language of the post's story; null when unknown. */
    language: LanguageCode | null;
    /** The post's place as the sender of its story wrote it (JSON): see `domain/places/told-place`. */
    told_place: string | null;
    /** The moment since which the post is visible. For a hidden post, the moment when it last became visible. */
    shown_at: Timestamp | null;
  };
  /** The photos of a blog post in order; position 0 is the cover. */
  blog_post_photos: { blog_post_id: string } & PhotoInOrder;
  locations: OwnerRecord & {
    name: string;
    /** The latitude in decimal degrees as typed, trimmed. `longitude` has the same form. */
    latitude: string;
    longitude: string;
    /** The precision with which visitors see the coordinates: see `domain/locations/coordinates/precision`. */
    precision: Generated<"exact" | "1km" | "10km">;
    /** The id of the story whose photo gave these coordinates. Null when they came in any other way. */
    point_story_id: string | null;
    description: string | null;
    photo_id: string | null;
    blog_post_id: string | null;
    visible: Generated<Flag>;
  };
  /** A form that could not be accepted yet: its photos and, if its session had expired, its texts (JSON). */
  drafts: Made & {
    fields: string | null;
    expires_at: Timestamp;
  };
  draft_photos: { draft_id: string } & PhotoInOrder;
  /** A story, blog post or location that the owner has deleted: see `domain/bin/bin`. */
  bin: {
    /** The id of the deleted row, and of the row after a restoration. */
    id: string;
    kind: "story" | "blog-post" | "location";
    /** The row with all its columns and the ids of its linked rows, as JSON. */
    content: string;
    binned_at: Timestamp;
  };
  bin_photos: { bin_id: string } & PhotoInOrder;
  /** A session of the owner. Its id is the SHA-256 of the cookie's token, so the database alone opens no session. */
  sessions: Made & {
    /** The session's random id that the owner sees. Nobody can sign in with it. */
    public_id: string;
    /** The kind of browser, such as `Chrome/Android`; null when unknown. */
    browser: string | null;
    last_seen_at: Timestamp;
    /** 1 when the session was ended, for example by a logout. Nobody can use it any more. */
    ended: Generated<Flag>;
  };
  settings: { key: string; value: string };
  /** The number of attempts from an IP address in the current window. `key` is a salted hash of address and action. */
  tries: { key: string; count: number; expires_at: Timestamp };
  /** A tag that hangs on the toy. */
  tags: Made & {
    /** The tag's code: six characters of the alphabet in `domain/tags/tag-code`. */
    code: string;
    name: string;
    submission_key: SubmissionKey | null;
    retired_at: Timestamp | null;
  };
  /** A wish of the toy. It is open until it has a `location_id`: the stop where it came true, which may be gone. */
  wishes: Made & {
    text: string;
    /** The wish in other languages (JSON): its text by the language's code. */
    texts: string;
    position: number;
    location_id: string | null;
    submission_key: SubmissionKey | null;
    updated_at: Timestamp;
    /** The moment when the owner deleted it. The `bin` of older versions has no wishes, so it is here. */
    binned_at: Timestamp | null;
  };
  /** The number of scans of a tag on a day in Rome. Nothing is stored about the persons. */
  tag_scans: { tag_id: string; day: Day; count: number };
  /** A withdrawn story or sighting, without any of its words, and its day in Rome. */
  withdrawn_stories: {
    id: string;
    day: Day;
    /** The idempotency key of the story's form. If that form is sent again, it makes no new story. */
    submission_key: SubmissionKey | null;
    /** 1 until the story's remains outside of the tables are erased, too. */
    pending: Generated<Flag>;
  };
  /** A photo of a withdrawn story, or a photo that was replaced by such a photo. Its files must not come back. */
  withdrawn_photos: { id: string };
  /** A notification for the owner. It has only ids: its words are written when it is sent. */
  notifications: Made & {
    /** The kind of event: see `domain/notifications/notification`. */
    event: string;
    /** The id of the story, blog post or tag of this notification. */
    subject_id: string | null;
    /** A key that no other row has: as long as this row exists, the same event is not recorded again. */
    key: string | null;
    /** 1 once every target has an entry. Only targets that existed when the notification was queued count. */
    queued: Generated<Flag>;
  };
  /** A message to one target, about one or several notifications. */
  notification_messages: Made & {
    /** The receiver: `mail:ADDRESS`, `message`, or `push:ID` of a browser. */
    target: string;
    /** 1 for a trial message that the owner asked for. */
    trial: Generated<Flag>;
    tries: Generated<number>;
    /** The number of tries since a try last had a known result. */
    unsettled: Generated<number>;
    /** The moment of the next try. A sender that tries puts it two minutes ahead. */
    next_at: Timestamp;
    ended_at: Timestamp | null;
    outcome: "sent" | "given-up" | "gone" | "empty" | "unknown" | null;
    /** The code of the last failure. `error_status` is the status of the receiver's answer. */
    error: string | null;
    error_status: number | null;
  };
  /** A notification for one target. `message_id` is null until a message to the target contains it. */
  notification_entries: { notification_id: string; target: string; message_id: string | null };
  /** A browser in which the owner has enabled push messages. */
  push_browsers: Made & Subscription & { browser: string | null };
  /** A browser that follows the journey, or that waits for the publication of a story. */
  followers: Subscription & {
    language: LanguageCode;
    /** The day of the subscription. */
    day: Day;
    /** 1 when the browser gets announcements of new blog posts. */
    follows: Flag;
    /** 1 when the push service has accepted a message. */
    proved: Generated<Flag>;
    /** The kind of the message that waits. Null when none waits. */
    message: "hello" | "article" | "diary" | null;
    post_id: string | null;
    /** The moment of the message's next try. */
    due_at: Timestamp | null;
    tries: Generated<number>;
    /** The day of the last message. The first message does not count. */
    sent_on: Day | null;
  };
  /** A story whose publication a browser wants to hear of. */
  follower_stories: { follower_id: string; story_id: string };
}
