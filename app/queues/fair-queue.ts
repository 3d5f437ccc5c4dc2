import { sharedPool } from "./shared-pool";

/** A place in a fair queue, in which several jobs may run one after the other. */
export interface Place {
  /** Runs a job when its turn comes; null when the place is lost before. Its own error when it rejects. */
  turn<T>(job: () => Promise<T>): Promise<T | null>;
  /** Gives the place back; a job that waits is not run any more, one that runs is not stopped. */
  leave(): void;
  /** Puts its sender behind all others for an hour: a job of it took far more than it should. */
  deferSender(): void;
}

/** A queue shared by senders. */
export interface FairQueue {
  /** Takes a place until `leave`, or until `signal` says that the client has gone; null when there is none. */
  enter(sender: SenderName, signal?: AbortSignal): Place | null;
  /** Runs one job in a place of its own; null when there is none or it is lost before the job begins. */
  run<T>(sender: SenderName, job: () => Promise<T>, signal?: AbortSignal): Promise<T | null>;
  /** How many jobs wait for their turn. */
  waiting(): number;
}

/** The size of a fair queue. */
export interface FairQueueOptions {
  /** Places of all senders together, those whose jobs run included. */
  places: number;
  /** Places of one sender; as many as there are by default. */
  perSender?: number;
  /** Jobs that run at once; 1 by default. */
  atOnce?: number;
  /** Milliseconds since some moment, for measuring jobs. */
  clock?: () => number;
}

/**
 * Creates a queue whose next job is one of the sender whose jobs have taken the least time so far. When all places are
 * taken, the sender who holds most loses its newest one to a newcomer who holds fewer. Jobs of one sender run in the
 * order of their places. Between the starts of two jobs the event loop handles other events.
 */
export function fairQueue({
  places,
  perSender = places,
  atOnce = 1,
  clock = () => performance.now(),
}: FairQueueOptions): FairQueue {
  const pool = sharedPool(places);
  const senders = fairSenders(clock);
  let lastPlace = 0;
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

  function enter(name: SenderName, signal?: AbortSignal): Place | null {
    if (signal?.aborted) return null;
    const isSomebody = typeof name === "string";
    if (isSomebody && senders.placesOf(name) >= perSender) return null;
    const held = isSomebody ? pool.reserve(name, 1, () => leave()) : null;
    if (isSomebody && !held) return null;
    const sender = senders.enter(name);
    const place = (lastPlace += 1);
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
        const mine: Turn = { place, begin: () => job().then(resolve, reject) };
        giveUp = () => {
          const at = sender.waiting.indexOf(mine);
          if (at === -1) return;
          sender.waiting.splice(at, 1);
          resolve(null);
        };
        const later = sender.waiting.findIndex((other) => other.place > place);
        sender.waiting.splice(later === -1 ? sender.waiting.length : later, 0, mine);
        startLater();
      });
    }
    return { turn, leave, deferSender: () => senders.defer(sender) };
  }

  async function run<T>(sender: SenderName, job: () => Promise<T>, signal?: AbortSignal): Promise<T | null> {
    const place = enter(sender, signal);
    try {
      return place && (await place.turn(job));
    } finally {
      place?.leave();
    }
  }

  return { enter, run, waiting: senders.waiting };
}

/** The sender of work for which nobody waits: always admitted, and its turn comes when no other job waits. */
export const background = Symbol("background");

/** Whose job it is. Null: the owner or the program, who goes first and is always admitted. */
type SenderName = string | null | typeof background;

/** A sender who holds places in a fair queue. */
interface Sender {
  name: SenderName;
  /** Milliseconds that its jobs have run since it entered; a newcomer begins with the least of all present ones. */
  used: number;
  places: number;
  waiting: Turn[];
}

/** A job that waits, and the place that it waits in: a sender's jobs run in the order of their places. */
interface Turn {
  place: number;
  begin(): Promise<void>;
}

/** Rank of a deferred sender, in milliseconds: before background work only. */
const deferredRank = Number.MAX_VALUE;
const deferredMs = 60 * 60 * 1000;
const maxDeferred = 1000;

/**
 * Creates the list of a queue's senders, which says whose turn is next; empty at first. `clock`: milliseconds since some
 * moment.
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
    /** Takes one more place for a sender. */
    enter(name: SenderName): Sender {
      const sender = senders.get(name) ?? { name, used: rankOf(name), places: 0, waiting: [] };
      senders.set(name, sender);
      sender.places += 1;
      return sender;
    },
    /** Gives a place back; with the last one the sender is forgotten. */
    leave(sender: Sender): void {
      sender.places -= 1;
      if (sender.places === 0) senders.delete(sender.name);
    },
    placesOf: (name: SenderName) => senders.get(name)?.places ?? 0,
    /** How many jobs of all senders wait. */
    waiting: () => [...senders.values()].reduce((sum, { waiting }) => sum + waiting.length, 0),
    /** Of those who wait, the one whose jobs have taken the least time; of equals, the one served longest ago. */
    next: () =>
      [...senders.values()]
        .filter(({ waiting }) => waiting.length > 0)
        .reduce<Sender | undefined>(
          (least, one) => (least && least.used <= one.used ? least : one),
          undefined,
        ),
    /** Notes that one of its jobs begins. */
    serve(sender: Sender): void {
      senders.delete(sender.name);
      senders.set(sender.name, sender);
    },
    /** Puts it behind all others for an hour, also when it leaves and comes back. */
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
