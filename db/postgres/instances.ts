import { randomBytes } from "node:crypto";
import type { Instances, SoleTask } from "~db/engine";
import type { PostgresLibrary } from "./client-options";
import { type LiveConnection, type Notification, reconnecting } from "./reconnecting";
import type { ServerAddress } from "./server-address";

/** How often an instance asks the server who is there, in milliseconds. */
const beatMs = 1000;
/** For how long after it asked an instance trusts what it remembers, in milliseconds. */
const trustMs = 3000;
/** For clocks that do not run alike, in milliseconds. */
const marginMs = 500;
/** For how long a change waits for a connection over which it can be told, in milliseconds. */
const timeoutMs = 5000;

const channel = "giramondo";
/** Stands for whoever has come and gone while this instance had no connection; no process of the server has this number. */
const unknown = 0;
/** Advisory locks: the first is shared by all instances, the others belong to the sole tasks. */
const membership = { group: 7351, key: 1 };
const taskGroup = 7352;
const taskKeys: Record<SoleTask, number> = { maintenance: 1, withdrawals: 2, "share-cards": 3 };

/** The server's processes of all instances. */
const membersQuery = `select pid from pg_locks
  where locktype = 'advisory' and granted
    and classid = ${membership.group} and objid = ${membership.key} and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())`;

/** A change of this instance, and who has forgotten what was before it. */
interface Announcement {
  seen: Set<number>;
  check(): void;
}

/**
 * Joins the instances that share a PostgreSQL database, over a connection of its own: LISTEN, NOTIFY and advisory locks.
 *
 * A change is told to every instance, and each answers when it has forgotten what was before. One that cannot be reached
 * stops trusting what it remembers three seconds after it last heard the server: a change waits for that instead.
 *
 * `onChange` forgets, and reads anew, what this instance remembers: it is called for the changes of others, and after
 * each new connection, because nobody knows what was said meanwhile. `onError`: called with lost connections.
 */
export async function joinInstances(
  pg: PostgresLibrary,
  address: ServerAddress,
  { onChange, onError }: { onChange: () => Promise<void>; onError: (error: unknown) => void },
): Promise<Instances> {
  let trustedUntil = 0;
  /** Changes that were heard of, and the last of them up to which all have been acted upon. */
  let [heard, heeded] = [0, 0];
  let isBeating = false;
  /** The other instances, and until when those that have gone without a word may trust what they remember. */
  const others = new Map<number, number>();
  /** Our own processes of the server: this connection's, and those of lost ones that it has not noticed yet. */
  const own = new Set<number>();
  const announcements = new Map<string, Announcement>();
  const running = new Set<SoleTask>();

  async function heed(): Promise<void> {
    const change = ++heard;
    await onChange();
    heeded = Math.max(heeded, change);
  }

  /** Asks who is there. What has been said until now is heard before the answer. */
  async function ask(connection: LiveConnection): Promise<void> {
    const asked = performance.now();
    const rows = await connection.query<{ pid: number }>(membersQuery);
    const now = performance.now();
    const present = new Set(rows.map(({ pid }) => pid));
    for (const pid of own) if (!present.delete(pid)) own.delete(pid);
    for (const [pid, until] of others) {
      if (until < now) others.delete(pid);
      else if (until === Infinity && !present.has(pid)) others.set(pid, now + trustMs);
    }
    for (const pid of present) others.set(pid, Infinity);
    trustedUntil = asked + trustMs;
  }

  function listen(connection: LiveConnection, { from, text }: Notification): void {
    const [word, id = ""] = text.split(" ");
    if (from === connection.pid) return;
    if (word === "changed") {
      const answer = () => connection.query(`select pg_notify('${channel}', $1)`, [`seen ${id}`]);
      heed().then(answer).catch(onError);
    } else if (word === "seen") {
      announcements.get(id)?.seen.add(from);
      announcements.get(id)?.check();
    } else if (word === "joined") {
      others.set(from, Infinity);
    } else if (word === "left") {
      others.delete(from);
      for (const announcement of announcements.values()) announcement.check();
    }
  }

  const link = await reconnecting(pg, address, {
    onConnect: async (connection, isFirst) => {
      own.add(connection.pid);
      await connection.query(`select pg_advisory_lock_shared(${membership.group}, ${membership.key})`);
      await connection.query(`listen ${channel}`);
      await connection.query(`select pg_notify('${channel}', 'joined')`);
      if (!isFirst) {
        others.set(unknown, performance.now() + trustMs);
        await heed();
      }
      await ask(connection);
    },
    onNotification: listen,
    onLost: onError,
  });

  async function beat(connection: LiveConnection): Promise<void> {
    await ask(connection);
    if (heeded < heard) await heed();
  }

  const beats = setInterval(() => {
    const connection = link.current();
    if (!connection || isBeating) return;
    isBeating = true;
    // The connection reports its own loss.
    beat(connection)
      .catch(() => undefined)
      .finally(() => (isBeating = false));
  }, beatMs).unref();

  /** Tells the others of a change, once it is known who they are. */
  async function tell(id: string): Promise<void> {
    const until = performance.now() + timeoutMs;
    for (;;) {
      const connection = await link.within(until - performance.now());
      try {
        await connection.query(`select pg_notify('${channel}', $1)`, [`changed ${id}`]);
        return await ask(connection);
      } catch (error) {
        if (link.current() === connection) throw error;
      }
    }
  }

  async function announceChange(): Promise<void> {
    const id = randomBytes(8).toString("hex");
    const answered = Promise.withResolvers<unknown>();
    const seen = new Set<number>();
    const check = () => [...others.keys()].every((pid) => seen.has(pid)) && answered.resolve(null);
    announcements.set(id, { seen, check: () => undefined });
    try {
      await tell(id);
      announcements.set(id, { seen, check });
      const distrusted = setTimeout(answered.resolve, trustMs + marginMs);
      check();
      await answered.promise.finally(() => clearTimeout(distrusted));
    } finally {
      announcements.delete(id);
    }
  }

  async function exclusively(task: SoleTask, run: () => Promise<void>): Promise<boolean> {
    const connection = link.current();
    // The server would give the same connection the same lock again.
    if (!connection || running.has(task)) return false;
    running.add(task);
    const key = `${taskGroup}, ${taskKeys[task]}`;
    try {
      const locked = `select pg_try_advisory_lock(${key}) as got`;
      const [lock] = await connection.query<{ got: boolean }>(locked);
      if (!lock?.got) return false;
      try {
        await run();
      } finally {
        // A lost connection has released it.
        await connection.query(`select pg_advisory_unlock(${key})`).catch(() => undefined);
      }
      return true;
    } finally {
      running.delete(task);
    }
  }

  return {
    isUpToDate: () => heeded === heard && performance.now() < trustedUntil,
    announceChange,
    isAlone: () => others.size === 0,
    exclusively,
    close: async () => {
      clearInterval(beats);
      await link
        .current()
        ?.query(`select pg_notify('${channel}', 'left')`)
        .catch(() => undefined);
      await link.close();
    },
  };
}
