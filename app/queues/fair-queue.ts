import { type SenderName, type Turn, fairSenders } from "./fair-senders";
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
