import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `create table notifications (
    id text not null primary key,
    event text not null check (length(event) > 0),
    subject_id text,
    key text unique,
    queued integer not null default 0 check (queued in (0, 1)),
    created_at text not null check (length(created_at) = 24)
  ) strict`,
  `create index notifications_queued on notifications (queued, created_at)`,

  `create table notification_messages (
    id text not null primary key,
    target text not null check (length(target) > 0),
    trial integer not null default 0 check (trial in (0, 1)),
    tries integer not null default 0 check (tries >= 0),
    unsettled integer not null default 0 check (unsettled >= 0),
    next_at text not null check (length(next_at) = 24),
    claimed_until text check (length(claimed_until) = 24),
    created_at text not null check (length(created_at) = 24),
    ended_at text check (length(ended_at) = 24),
    outcome text,
    error text,
    error_status integer
  ) strict`,
  `create index notification_messages_due on notification_messages (ended_at, next_at)`,
  `create index notification_messages_target on notification_messages (target, created_at desc)`,
  `create index notification_messages_newest on notification_messages (created_at desc, id desc)`,

  `create table notification_entries (
    notification_id text not null references notifications (id) on delete cascade,
    target text not null check (length(target) > 0),
    message_id text references notification_messages (id) on delete cascade,
    primary key (notification_id, target)
  ) strict`,
  `create index notification_entries_message on notification_entries (message_id, target)`,

  `create table push_browsers (
    id text not null primary key,
    endpoint text not null unique,
    public_key text not null,
    auth text not null,
    browser text check (length(browser) <= 40),
    created_at text not null check (length(created_at) = 24)
  ) strict`,
];

/**
 * Adds the owner's notifications (ids, no words), the messages to each target with their results, and the browsers that
 * get push messages. The key for push messages is made here, so that pages only read it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
  const key = randomBytes(32).toString("base64");
  await sql`insert into settings (key, value) values ('push-key', ${key}) on conflict (key) do nothing`.execute(
    db,
  );
}
