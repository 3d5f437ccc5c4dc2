import { networkOf } from "~/domain/limits/limit";
import { fairQueue } from "~/queues/fair-queue";

/** How many pages may be rendered concurrently, and how many more requests may wait. */
export interface RenderQueueLimits {
  atOnce: number;
  waiting: number;
  /** Milliseconds after which an unfinished render gives its place to the next; one minute by default. */
  longest?: number;
}

/** A queue is full: 503 with this answer, and Retry-After in seconds. */
export class TooBusy extends Error {
  override name = "TooBusy";
  constructor(
    readonly answer: "busy" | "formsFull" = "busy",
    readonly retryAfter = 5,
  ) {
    super();
  }
}

/**
 * Limits concurrent renders; further ones wait, networks in turn, and TooBusy is thrown for the newest of the network
 * with most requests when the queue is full. Requests with a body never wait here: many readers must not delay a story
 * or a login.
 */
export function renderQueue({ atOnce, waiting, longest = 60_000 }: RenderQueueLimits) {
  const queue = fairQueue({ places: atOnce + waiting, atOnce });

  return async function inTurn<T>(address: string, render: () => Promise<T>): Promise<T> {
    const rendered = Promise.withResolvers<T>();
    const renderOrGiveUp = async () => {
      const mine = render();
      rendered.resolve(mine);
      await doneOrAfter(mine, longest);
      return true;
    };
    const wasTaken = await queue.run(networkOf(address), renderOrGiveUp);
    if (!wasTaken) throw new TooBusy();
    return rendered.promise;
  };
}

/** Resolves when a promise is settled, at the latest after so many milliseconds. */
function doneOrAfter(promise: Promise<unknown>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds).unref();
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    promise.then(done, done);
  });
}
