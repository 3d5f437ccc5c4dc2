import { sharedPool } from "./shared-pool";

/** The sender of work for which nobody waits: always admitted, and its turn comes when no other job waits. */
export const background = Symbol("background");

/** Whose job it is. Null: the owner or the program, who goes first and is always admitted. */
export type SenderName = string | null | typeof background;

/** A place in a fair queue, in which several jobs may run one after the other. */
export interface Place {
  /** Runs a job when its turn comes; null when the place is lost before. Its own error when it rejects. */
  turn<T>(job: () => Promise<T>): Promise<T | null>;
  /** Gives the place back; a job that waits is not run any more, one that runs is not stopped. */
  leave(): void;
}

/** A queue shared by senders. */
export interface FairQueue {
  /** Takes a place until `leave`, or until `signal` says that the client has gone; null when there is none. */
  enter(sender: SenderName, signal?: AbortSignal): Place | null;
  /** Runs one job in a place of its own; null when there is none or it is lost before the job begins. */
  run<T>(sender: SenderName, job: () => Promise<T>, signal?: AbortSignal): Promise<T | null>;
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

interface Sender {
  /** Milliseconds that its jobs have run since it entered; a newcomer begins with the least of all present ones. */
  used: number;
  places: number;
  waiting: Turn[];
}

interface Turn {
  place: number;
  begin(): Promise<void>;
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
  const senders = new Map<SenderName, Sender>();
  let lastPlace = 0;
  let running = 0;
  let isStarting = false;

  function startLater(): void {
    if (isStarting || running >= atOnce || !next()) return;
    isStarting = true;
    setImmediate(() => {
      isStarting = false;
      start();
      startLater();
    });
  }

  function start(): void {
    const [name, sender] = next() ?? [];
    const turn = sender?.waiting.shift();
    if (name === undefined || !sender || !turn) return;
    // Of senders that have used the same time the one that was served longest ago is next.
    senders.delete(name);
    senders.set(name, sender);
    const began = clock();
    running += 1;
    void turn.begin().finally(() => {
      sender.used += clock() - began;
      running -= 1;
      startLater();
    });
  }

  function next(): [SenderName, Sender] | undefined {
    return [...senders]
      .filter(([, { waiting }]) => waiting.length > 0)
      .reduce<[SenderName, Sender] | undefined>(
        (least, one) => (least && least[1].used <= one[1].used ? least : one),
        undefined,
      );
  }

  function senderNamed(name: SenderName): Sender {
    const present = [...senders.values()].map(({ used }) => used).filter(Number.isFinite);
    const least = present.length > 0 ? Math.min(...present) : 0;
    const first = name === null ? -Infinity : name === background ? Infinity : least;
    const sender = senders.get(name) ?? { used: first, places: 0, waiting: [] };
    senders.set(name, sender);
    return sender;
  }

  function enter(name: SenderName, signal?: AbortSignal): Place | null {
    if (signal?.aborted) return null;
    const isSomebody = typeof name === "string";
    if (isSomebody && (senders.get(name)?.places ?? 0) >= perSender) return null;
    const held = isSomebody ? pool.reserve(name, 1, () => leave()) : null;
    if (isSomebody && !held) return null;
    const sender = senderNamed(name);
    const place = (lastPlace += 1);
    let isLost = false;
    let giveUp = () => {};
    sender.places += 1;

    function leave(): void {
      if (isLost) return;
      isLost = true;
      signal?.removeEventListener("abort", leave);
      held?.release();
      giveUp();
      sender.places -= 1;
      if (sender.places === 0) senders.delete(name);
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
    return { turn, leave };
  }

  async function run<T>(
    sender: SenderName,
    job: () => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T | null> {
    const place = enter(sender, signal);
    try {
      return place && (await place.turn(job));
    } finally {
      place?.leave();
    }
  }

  return { enter, run };
}
