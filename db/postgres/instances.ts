import { randomBytes } from "node:crypto";
import type { Instances, SoleTask } from "~db/engine";
import { type LiveConnection, reconnecting } from "./reconnecting";
import type { ServerAddress } from "./server-address";

/** The interval at which an instance asks which other instances are present, in milliseconds. */
const beatMs = 1000;
/** The time for which an instance trusts its cache after it has asked, in milliseconds. */
const trustMs = 3000;
/** The allowed difference between the clocks of two machines, in milliseconds. */
const marginMs = 500;
/** The time for which the announcement of a change waits for a connection, in milliseconds. */
const timeoutMs = 5000;

const ignore = () => undefined;
const channel = "giramondo";
/** Stands for instances that may have come and gone while this one had no connection. No process has this number. */
const unknown = 0;
/** The advisory lock that all instances share. Whoever holds it is an instance of the site. */
const membership = { group: 7351, key: 1 };
/** The group of the advisory locks for tasks that one instance runs at a time. */
const taskGroup = 7352;
const taskKeys: Record<SoleTask, number> = { maintenance: 1, withdrawals: 2, "share-cards": 3 };

/** The query for the server's process numbers of all instances. */
const membersQuery = `select pid from pg_locks
  where locktype = 'advisory' and granted
    and classid = ${membership.group} and objid = ${membership.key} and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())`;

/** Joins the instances that share a database, by LISTEN, NOTIFY and advisory locks. `onChange` reloads the cache. */
export async function joinInstances(
  address: ServerAddress,
  { onChange, onError }: { onChange: () => Promise<void>; onError: (error: unknown) => void },
): Promise<Instances> {
  // A change waits until every instance has cleared its cache. An unreachable one stops trusting its own after three
  // seconds. A new connection reloads the cache, because changes may have been missed.
  let trustedUntil = 0;
  /** The number of the last change received, and the number up to which all changes are handled. */
  let [received, handled] = [0, 0];
  let isBeating = false;
  const members = memberList();
  const { others } = members;
  const announcements: Announcements = new Map();

  async function handle(): Promise<void> {
    const change = ++received;
    await onChange();
    handled = Math.max(handled, change);
  }

  /** Asks the server which instances are present. Notifications that were sent earlier arrive before the answer. */
  async function ask(connection: LiveConnection): Promise<void> {
    const asked = performance.now();
    const rows = await connection.query<{ pid: number }>(membersQuery);
    members.update(rows.map(({ pid }) => pid));
    trustedUntil = asked + trustMs;
  }

  function listen(connection: LiveConnection, from: number, text: string): void {
    const [word, id = ""] = text.split(" ");
    if (from === connection.pid) return;
    if (word === "changed") {
      const answer = () => notify(connection, `seen ${id}`);
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

  const link = await reconnecting(address, {
    onConnect: async (connection, isFirst) => {
      members.own.add(connection.pid);
      await connection.query(`select pg_advisory_lock_shared(${membership.group}, ${membership.key})`);
      await connection.query(`listen ${channel}`);
      await notify(connection, "joined");
      if (!isFirst) {
        others.set(unknown, performance.now() + trustMs);
        await handle();
      }
      await ask(connection);
    },
    onNotification: listen,
    onLost: onError,
  });

  const beats = setInterval(async () => {
    const connection = link.current();
    if (!connection || isBeating) return;
    isBeating = true;
    const asked = ask(connection).then(() => (handled < received ? handle() : undefined));
    // A lost connection is reported elsewhere, so its error is ignored here.
    await asked.catch(ignore);
    isBeating = false;
  }, beatMs).unref();

  /** Tells the instances, and then asks which instances are present. Waits for a connection if there is none. */
  async function tell(text: string): Promise<void> {
    const until = performance.now() + timeoutMs;
    for (;;) {
      const connection = await link.within(until - performance.now());
      try {
        await notify(connection, text);
        return await ask(connection);
      } catch (error) {
        if (link.current() === connection) throw error;
      }
    }
  }

  return {
    isUpToDate: () => handled === received && performance.now() < trustedUntil,
    announceChange: () => announce(announcements, others, tell),
    isAlone: () => others.size === 0,
    exclusively: soleTasks(link),
    close: async () => {
      clearInterval(beats);
      await notify(link.current(), "left").catch(ignore);
      await link.close();
    },
  };
}

async function notify(connection: LiveConnection | null, text: string): Promise<void> {
  await connection?.query(`select pg_notify('${channel}', $1)`, [text]);
}

/** The announced changes, by id, with the instances that have cleared their caches since. */
type Announcements = Map<string, { seen: Set<number>; check(): void }>;

/** Announces a change with `tell`, and waits until all `others` have cleared their caches. */
async function announce(
  announcements: Announcements,
  others: ReadonlyMap<number, unknown>,
  tell: (text: string) => Promise<void>,
): Promise<void> {
  const id = randomBytes(8).toString("hex");
  const answered = Promise.withResolvers<unknown>();
  const seen = new Set<number>();
  const check = () => [...others.keys()].every((pid) => seen.has(pid)) && answered.resolve(null);
  announcements.set(id, { seen, check: ignore });
  try {
    await tell(`changed ${id}`);
    announcements.set(id, { seen, check });
    const distrusted = setTimeout(answered.resolve, trustMs + marginMs);
    check();
    await answered.promise.finally(() => clearTimeout(distrusted));
  } finally {
    announcements.delete(id);
  }
}

/** The instances that are present, by the numbers of the server's processes. */
function memberList() {
  /** The other instances, with the time until which a lost one may trust its cache, or Infinity. */
  const others = new Map<number, number>();
  /** The processes for this instance: also of lost connections that the server has not noticed yet. */
  const own = new Set<number>();
  return {
    own,
    others,
    update(pids: number[]): void {
      const now = performance.now();
      const present = new Set(pids);
      for (const pid of own) if (!present.delete(pid)) own.delete(pid);
      for (const [pid, until] of others) {
        if (until < now) others.delete(pid);
        else if (until === Infinity && !present.has(pid)) others.set(pid, now + trustMs);
      }
      for (const pid of present) others.set(pid, Infinity);
    },
  };
}

/** Returns a function that runs a task unless an instance runs it already. It resolves to whether it ran. */
function soleTasks({ current }: { current(): LiveConnection | null }): Instances["exclusively"] {
  const running = new Set<SoleTask>();
  return async (task, run) => {
    const connection = current();
    // `running` is needed, because the server would give the same connection the same lock twice.
    if (!connection || running.has(task)) return false;
    running.add(task);
    const key = `${taskGroup}, ${taskKeys[task]}`;
    const runLocked = async () => {
      const [lock] = await connection.query<{ got: boolean }>(`select pg_try_advisory_lock(${key}) as got`);
      if (!lock?.got) return false;
      // The error of a lost connection is ignored: its loss has released the lock.
      await run().finally(() => connection.query(`select pg_advisory_unlock(${key})`).catch(ignore));
      return true;
    };
    return runLocked().finally(() => running.delete(task));
  };
}
