import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `create table bin (
    id text not null primary key,
    kind text not null check (kind in ('story', 'blog-post', 'location')),
    content text not null,
    binned_at text not null check (length(binned_at) = 24)
  ) strict`,
  `create index bin_newest on bin (binned_at desc, id desc)`,

  // The version before does not know this table. It deletes photos that only the bin has, so nothing may forbid that.
  `create table bin_photos (
    bin_id text not null references bin (id) on delete cascade,
    position integer not null check (position >= 0),
    photo_id text not null references photos (id) on delete cascade,
    primary key (bin_id, position)
  ) strict`,
  `create index bin_photos_photo on bin_photos (photo_id)`,
];

/** Adds the bin: stories, blog posts and locations that the owner has deleted, with their photos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
