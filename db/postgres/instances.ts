import { randomBytes } from "node:crypto";
import type { Instances, SoleTask } from "~db/engine";
import type { PostgresLibrary } from "./client-options";
import { type LiveConnection, type Notification, reconnecting } from "./reconnecting";
import type { ServerAddress } from "./server-address";

/** The interval of an instance's questions for the present instances, in milliseconds. */
const beatMs = 1000;
/** The time after such a question for which an instance trusts its cache, in milliseconds. */
const trustMs = 3000;
/** The allowed difference between clocks, in milliseconds. */
const marginMs = 500;
/** The time for which a change waits for a connection to announce it, in milliseconds. */
const timeoutMs = 5000;

const channel = "giramondo";
/**
 * The number of unknown instances that came and went while this one had no connection. No process of the server has
 * it.
 */
const unknown = 0;
/** The advisory locks. All instances share the first one; the others belong to the sole tasks. */
const membership = { group: 7351, key: 1 };
const taskGroup = 7352;
const taskKeys: Record<SoleTask, number> = { maintenance: 1, withdrawals: 2, "share-cards": 3 };

/** The query for the server's processes of all instances. */
const membersQuery = `select pid from pg_locks
  where locktype = 'advisory' and granted
    and classid = ${membership.group} and objid = ${membership.key} and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())`;

/** A change of this instance, with the instances that have cleared their caches since. */
interface Announcement {
  seen: Set<number>;
  check(): void;
}

/**
 * Joins the instances that share a PostgreSQL database, over a separate connection: LISTEN, NOTIFY and advisory locks.
 *
 * A change is announced to every instance, and each confirms when it has cleared its cache. An unreachable instance
 * stops trusting its cache three seconds after its last contact with the server. A change waits for that.
 *
 * `onChange` clears and reloads the cache of this instance: after changes of others, and after each new connection,
 * because changes may have been missed meanwhile. `onError` receives lost connections.
 */
export async function joinInstances(
  pg: PostgresLibrary,
  address: ServerAddress,
  { onChange, onError }: { onChange: () => Promise<void>; onError: (error: unknown) => void },
): Promise<Instances> {
  let trustedUntil = 0;
  /** The number of the last change received, and the last number up to which all changes are handled. */
  let [received, handled] = [0, 0];
  let isBeating = false;
  /** The other instances. An unreachable one has the time until which it may still trust its cache. */
  const others = new Map<number, number>();
  /** Our own processes on the server: of this connection, and of lost ones that the server has not noticed yet. */
  const own = new Set<number>();
  const announcements = new Map<string, Announcement>();
  const running = new Set<SoleTask>();

  async function handle(): Promise<void> {
    const change = ++received;
    await onChange();
    handled = Math.max(handled, change);
  }

  /** Asks for the present instances. All earlier notifications arrive before the answer. */
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
      handle().then(answer).catch(onError);
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
        await handle();
      }
      await ask(connection);
    },
    onNotification: listen,
    onLost: onError,
  });

  async function beat(connection: LiveConnection): Promise<void> {
    await ask(connection);
    if (handled < received) await handle();
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

  /** Announces a change to the others, once they are known. */
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
    // The server would give the same connection the same lock twice.
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
        // A lost connection has released the lock.
        await connection.query(`select pg_advisory_unlock(${key})`).catch(() => undefined);
      }
      return true;
    } finally {
      running.delete(task);
    }
  }

  return {
    isUpToDate: () => handled === received && performance.now() < trustedUntil,
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
