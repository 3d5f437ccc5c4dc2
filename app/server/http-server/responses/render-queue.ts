import { networkOf } from "~/domain/limits/rate-limit.server";
import { fairQueue } from "~/queues/fair-queue";

/** The maximum number of pages rendered at once, and of waiting requests. */
export interface RenderQueueLimits {
  atOnce: number;
  waiting: number;
  /** The milliseconds after which an unfinished render frees its slot; the default is one minute. */
  longest?: number;
}

/** A full queue. The response is 503 with this answer and Retry-After in seconds. */
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
 * Limits concurrent renders. Further requests wait, and networks take turns. When the queue is full, TooBusy is
 * thrown for the newest of the network with most requests. Requests with a body never wait here, so many readers
 * cannot delay a story or a login.
 */
export function renderQueue({ atOnce, waiting, longest = 60_000 }: RenderQueueLimits) {
  const queue = fairQueue({ slots: atOnce + waiting, atOnce });

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

/** Resolves when a promise is settled, or after this many milliseconds. */
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
