import { networkOf } from "~/domain/limits/rate-limit.server";
import { fairQueue } from "~/queues/fair-queue";

/** The maximum number of pages that are rendered at once, and of requests that wait. */
export interface RenderQueueLimits {
  atOnce: number;
  waiting: number;
  /** The time after which an unfinished render frees its slot, in milliseconds. The default is one minute. */
  longest?: number;
}

/** The error of a full queue. The response to it is 503, with the words of `answer` and with Retry-After in seconds. */
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
 * Limits the number of pages rendered at once. Further requests wait, and networks take turns. When the queue is full,
 * the network with most requests loses its newest: TooBusy is thrown for that request. Requests with a body never wait
 * here, so many readers cannot delay a story or a login.
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
