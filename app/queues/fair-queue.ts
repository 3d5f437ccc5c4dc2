import { sharedPool } from "./shared-pool";

/** The sender of background work. It always gets a slot, but its jobs run only when no other job waits. */
export const background = Symbol("background");

/** The sender of a job. Null is the owner or the program, which always gets a slot and is served first. */
type SenderName = string | null | typeof background;

/** The numbers of slots for all senders and for each, and of jobs that run at once. A running job keeps its slot. */
export interface FairQueueOptions {
  slots: number;
  perSender?: number;
  atOnce?: number;
  /** Returns the time in milliseconds since some fixed moment. */
  clock?: () => number;
}

interface Sender {
  name: SenderName;
  /** The time that its jobs have run, in milliseconds. A new sender begins with the least time of those present. */
  used: number;
  slots: number;
  /** A growing number: when the sender came, or was last served. */
  since: number;
}

/** A waiting job. Jobs of one sender run in the order of their slots. */
interface Turn {
  sender: Sender;
  slot: number;
  begin(): Promise<void>;
}

export type FairQueue = ReturnType<typeof fairQueue>;

/** Creates a queue that serves whose jobs have taken the least time; among equals, who was served longest ago. */
export function fairQueue({ slots, perSender = slots, ...options }: FairQueueOptions) {
  // When all slots are taken, the sender with the most slots loses its newest slot to a sender with fewer.
  const pool = sharedPool(slots);
  const senders = new Map<SenderName, Sender>();
  let count = 0;
  const { waiting, startLater } = turnsInOrder(options, () => (count += 1));

  function rankOf(name: SenderName): number {
    if (name === null) return -Infinity;
    if (name === background) return Infinity;
    const least = Math.min(...[...senders.values()].map(({ used }) => used).filter(Number.isFinite));
    return least === Infinity ? 0 : least;
  }

  /** Returns a slot, held until `leave`, or until the client has gone (`signal`). Null when no slot is free. */
  function enter(name: SenderName, signal?: AbortSignal) {
    const sender = senders.get(name) ?? { name, used: rankOf(name), slots: 0, since: (count += 1) };
    const isSomebody = typeof name === "string";
    if (signal?.aborted || (isSomebody && sender.slots >= perSender)) return null;
    const held = isSomebody ? pool.reserve(name, 1, leave) : null;
    if (isSomebody && !held) return null;
    senders.set(name, sender);
    sender.slots += 1;
    const slot = (count += 1);
    let isLost = false;
    let giveUp = () => {};
    signal?.addEventListener("abort", leave);

    /** Frees the slot. A waiting job of the slot does not run; a running job goes on. */
    function leave(): void {
      if (isLost) return;
      isLost = true;
      signal?.removeEventListener("abort", leave);
      held?.release();
      giveUp();
      sender.slots -= 1;
      if (sender.slots === 0) senders.delete(name);
    }

    /** Runs a job when its turn comes. Null when the slot is lost before the job begins. Throws the job's error. */
    function turn<T>(job: () => Promise<T>): Promise<T | null> {
      if (isLost) return Promise.resolve(null);
      return new Promise((resolve, reject) => {
        const mine: Turn = { sender, slot, begin: () => job().then(resolve, reject) };
        waiting.add(mine);
        giveUp = () => waiting.delete(mine) && resolve(null);
        startLater();
      });
    }
    return { turn, leave };
  }

  /** Runs one job in a slot of its own. Null when no slot is free, or when the slot is lost before the job begins. */
  async function run<T>(sender: SenderName, job: () => Promise<T>, signal?: AbortSignal): Promise<T | null> {
    const slot = enter(sender, signal);
    return slot && (await slot.turn(job).finally(slot.leave));
  }

  return { enter, run, waiting: () => waiting.size };
}

/** Starts the waiting jobs in their order, `atOnce` together. `number` numbers what has happened. */
function turnsInOrder(options: Omit<FairQueueOptions, "slots" | "perSender">, number: () => number) {
  const { atOnce = 1, clock = () => performance.now() } = options;
  const waiting = new Set<Turn>();
  let running = 0;
  let isStarting = false;

  function startLater(): void {
    if (isStarting || running >= atOnce || waiting.size === 0) return;
    isStarting = true;
    // Between the starts of two jobs the event loop handles other events.
    setImmediate(() => {
      isStarting = false;
      start();
      startLater();
    });
  }

  function start(): void {
    if (waiting.size === 0) return;
    const next = [...waiting].reduce((first, one) => (isBefore(one, first) ? one : first));
    waiting.delete(next);
    const { sender } = next;
    sender.since = number();
    const began = clock();
    running += 1;
    void next.begin().finally(() => {
      sender.used += clock() - began;
      running -= 1;
      startLater();
    });
  }

  return { waiting, startLater };
}

function isBefore(one: Turn, other: Turn): boolean {
  const [a, b] = [one.sender, other.sender];
  if (a === b) return one.slot < other.slot;
  return a.used === b.used ? a.since < b.since : a.used < b.used;
}
