import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `create table photos (
    id text not null primary key,
    name text not null unique,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    digest text not null check (length(digest) = 64),
    latitude real check (latitude between -90 and 90),
    longitude real check (longitude between -180 and 180),
    created_at text not null check (length(created_at) = 24),
    check ((latitude is null) = (longitude is null))
  ) strict`,

  `create table stories (
    id text not null primary key,
    name text,
    city text,
    story text not null check (length(story) between 1 and 1000),
    consent integer not null check (consent = 1),
    consent_version text not null,
    consented_at text not null check (length(consented_at) = 24),
    submission_key text unique,
    created_at text not null check (length(created_at) = 24)
  ) strict`,
  `create index stories_newest on stories (created_at desc, id desc)`,

  `create table story_photos (
    story_id text not null references stories (id) on delete cascade,
    position integer not null check (position between 0 and 2),
    photo_id text not null unique references photos (id),
    primary key (story_id, position)
  ) strict`,

  `create table blog_posts (
    id text not null primary key,
    title text not null check (length(title) > 0),
    content text not null check (length(content) > 0),
    city text not null check (length(city) > 0),
    country text not null check (length(country) > 0),
    author_name text,
    reactions integer not null default 0 check (reactions >= 0),
    published integer not null default 1 check (published in (0, 1)),
    story_id text references stories (id) on delete set null,
    submission_key text unique,
    created_at text not null check (length(created_at) = 24)
  ) strict`,
  `create index blog_posts_newest on blog_posts (created_at desc, id desc)`,
  `create index blog_posts_published on blog_posts (published, created_at desc, id desc)`,
  `create index blog_posts_story on blog_posts (story_id)`,

  `create table blog_post_photos (
    blog_post_id text not null references blog_posts (id) on delete cascade,
    position integer not null check (position >= 0),
    photo_id text not null references photos (id),
    primary key (blog_post_id, position)
  ) strict`,
  `create index blog_post_photos_photo on blog_post_photos (photo_id)`,

  `create table locations (
    id text not null primary key,
    name text not null check (length(name) > 0),
    city text not null check (length(city) > 0),
    country text not null check (length(country) > 0),
    latitude text not null,
    longitude text not null,
    description text,
    photo_id text references photos (id),
    blog_post_id text references blog_posts (id) on delete set null,
    visible integer not null default 1 check (visible in (0, 1)),
    submission_key text unique,
    created_at text not null check (length(created_at) = 24)
  ) strict`,
  `create index locations_newest on locations (created_at desc, id desc)`,
  `create index locations_journey on locations (visible, created_at, id)`,
  `create index locations_photo on locations (photo_id)`,
  `create index locations_blog_post on locations (blog_post_id)`,

  `create table drafts (
    id text not null primary key,
    fields text,
    created_at text not null check (length(created_at) = 24),
    expires_at text not null check (length(expires_at) = 24)
  ) strict`,
  `create index drafts_expiry on drafts (expires_at)`,

  `create table draft_photos (
    draft_id text not null references drafts (id) on delete cascade,
    position integer not null check (position >= 0),
    photo_id text not null references photos (id),
    primary key (draft_id, position)
  ) strict`,
  `create index draft_photos_photo on draft_photos (photo_id)`,

  `create table sessions (
    id text not null primary key check (length(id) = 64),
    created_at text not null check (length(created_at) = 24),
    last_seen_at text not null check (length(last_seen_at) = 24)
  ) strict`,
  `create index sessions_last_seen on sessions (last_seen_at)`,

  `create table settings (
    key text not null primary key,
    value text not null
  ) strict`,
];

/** The first schema: stories, photos, the diary, the stops, drafts, the owner's sessions and the settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
