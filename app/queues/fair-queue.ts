import { sharedPool } from "./shared-pool";

/** A slot in a fair queue. Several jobs may run in it, one after the other. */
export interface Slot {
  /**
   * Runs a job when its turn comes. Null when the slot is lost before the job begins. An error of the job is thrown.
   */
  turn<T>(job: () => Promise<T>): Promise<T | null>;
  /** Frees the slot. Waiting jobs of the slot do not run; a running job goes on. */
  leave(): void;
  /** Puts the slot's sender behind all other senders for an hour, because a job took far too long. */
  deferSender(): void;
}

/** A queue that serves several senders fairly. */
export interface FairQueue {
  /**
   * Returns a slot, held until `leave` or until `signal` reports that the client has gone. Null when no slot is free.
   */
  enter(sender: SenderName, signal?: AbortSignal): Slot | null;
  /** Runs one job in a slot of its own. Null when no slot is free, or when the slot is lost before the job begins. */
  run<T>(sender: SenderName, job: () => Promise<T>, signal?: AbortSignal): Promise<T | null>;
  /** Returns the number of waiting jobs. */
  waiting(): number;
}

/** The size of a fair queue. */
export interface FairQueueOptions {
  /** The number of slots for all senders together. A running job keeps its slot. */
  slots: number;
  /** The maximum number of slots of one sender. The default is all slots. */
  perSender?: number;
  /** The number of jobs that run at once; 1 by default. */
  atOnce?: number;
  /** Returns the time in milliseconds since some fixed moment. It measures how long jobs run. */
  clock?: () => number;
}

/**
 * Creates a queue that serves the sender whose jobs have taken the least time. When all slots are taken, the sender
 * with the most slots loses its newest slot to a sender with fewer. Jobs of one sender run in the order of their
 * slots. Between the starts of two jobs the event loop handles other events.
 */
export function fairQueue({
  slots,
  perSender = slots,
  atOnce = 1,
  clock = () => performance.now(),
}: FairQueueOptions): FairQueue {
  const pool = sharedPool(slots);
  const senders = fairSenders(clock);
  let lastSlot = 0;
  let running = 0;
  let isStarting = false;

  function startLater(): void {
    if (isStarting || running >= atOnce || !senders.next()) return;
    isStarting = true;
    setImmediate(() => {
      isStarting = false;
      start();
      startLater();
    });
  }

  function start(): void {
    const sender = senders.next();
    const turn = sender?.waiting.shift();
    if (!sender || !turn) return;
    senders.serve(sender);
    const began = clock();
    running += 1;
    void turn.begin().finally(() => {
      sender.used += clock() - began;
      running -= 1;
      startLater();
    });
  }

  function enter(name: SenderName, signal?: AbortSignal): Slot | null {
    if (signal?.aborted) return null;
    const isSomebody = typeof name === "string";
    if (isSomebody && senders.slotsOf(name) >= perSender) return null;
    const held = isSomebody ? pool.reserve(name, 1, () => leave()) : null;
    if (isSomebody && !held) return null;
    const sender = senders.enter(name);
    const slot = (lastSlot += 1);
    let isLost = false;
    let giveUp = () => {};

    function leave(): void {
      if (isLost) return;
      isLost = true;
      signal?.removeEventListener("abort", leave);
      held?.release();
      giveUp();
      senders.leave(sender);
    }
    signal?.addEventListener("abort", leave);

    function turn<T>(job: () => Promise<T>): Promise<T | null> {
      if (isLost) return Promise.resolve(null);
      return new Promise((resolve, reject) => {
        const mine: Turn = { slot, begin: () => job().then(resolve, reject) };
        giveUp = () => {
          const at = sender.waiting.indexOf(mine);
          if (at === -1) return;
          sender.waiting.splice(at, 1);
          resolve(null);
        };
        const later = sender.waiting.findIndex((other) => other.slot > slot);
        sender.waiting.splice(later === -1 ? sender.waiting.length : later, 0, mine);
        startLater();
      });
    }
    return { turn, leave, deferSender: () => senders.defer(sender) };
  }

  async function run<T>(sender: SenderName, job: () => Promise<T>, signal?: AbortSignal): Promise<T | null> {
    const slot = enter(sender, signal);
    try {
      return slot && (await slot.turn(job));
    } finally {
      slot?.leave();
    }
  }

  return { enter, run, waiting: senders.waiting };
}

/** The sender of background work. It always gets a slot, but its jobs run only when no other job waits. */
export const background = Symbol("background");

/** The sender of a job. Null is the owner or the program, which always gets a slot and is served first. */
type SenderName = string | null | typeof background;

/** A sender with slots in a fair queue. */
interface Sender {
  name: SenderName;
  /** The time that the sender's jobs have run, in milliseconds. A new sender begins with the least time of those present. */
  used: number;
  slots: number;
  waiting: Turn[];
}

/** A waiting job and the number of its slot. A sender's jobs run in the order of these numbers. */
interface Turn {
  slot: number;
  begin(): Promise<void>;
}

/** The value of `used` for a deferred sender. Only background work ranks behind. */
const deferredRank = Number.MAX_VALUE;
const deferredMs = 60 * 60 * 1000;
const maxDeferred = 1000;

/**
 * Creates the list of a queue's senders, which chooses the next sender to serve. `clock` returns milliseconds since
 * some fixed moment.
 */
function fairSenders(clock: () => number) {
  const senders = new Map<SenderName, Sender>();
  const deferredUntil = new Map<SenderName, number>();

  function rankOf(name: SenderName): number {
    if (name === null) return -Infinity;
    if (name === background) return Infinity;
    if (clock() < (deferredUntil.get(name) ?? 0)) return deferredRank;
    const present = [...senders.values()]
      .map(({ used }) => used)
      .filter((used) => Math.abs(used) < deferredRank);
    return present.length > 0 ? Math.min(...present) : 0;
  }

  return {
    /** Adds a slot for a sender. */
    enter(name: SenderName): Sender {
      const sender = senders.get(name) ?? { name, used: rankOf(name), slots: 0, waiting: [] };
      senders.set(name, sender);
      sender.slots += 1;
      return sender;
    },
    /** Frees a slot. A sender without any slot left is forgotten. */
    leave(sender: Sender): void {
      sender.slots -= 1;
      if (sender.slots === 0) senders.delete(sender.name);
    },
    slotsOf: (name: SenderName) => senders.get(name)?.slots ?? 0,
    /** Returns the number of waiting jobs of all senders. */
    waiting: () => [...senders.values()].reduce((sum, { waiting }) => sum + waiting.length, 0),
    /**
     * Returns the waiting sender whose jobs have taken the least time. Among equals, the one served longest ago is
     * next.
     */
    next: () =>
      [...senders.values()]
        .filter(({ waiting }) => waiting.length > 0)
        .reduce<Sender | undefined>(
          (least, one) => (least && least.used <= one.used ? least : one),
          undefined,
        ),
    /** Records that a job of this sender begins. */
    serve(sender: Sender): void {
      senders.delete(sender.name);
      senders.set(sender.name, sender);
    },
    /** Puts a sender behind all others for an hour, even when the sender leaves and returns. */
    defer(sender: Sender): void {
      if (typeof sender.name !== "string") return;
      sender.used = deferredRank;
      deferredUntil.delete(sender.name);
      deferredUntil.set(sender.name, clock() + deferredMs);
      const [oldest = null] = deferredUntil.keys();
      if (deferredUntil.size > maxDeferred) deferredUntil.delete(oldest);
    },
  };
}
