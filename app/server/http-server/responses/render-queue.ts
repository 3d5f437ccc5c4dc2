/** How many pages may be rendered concurrently, and how many more requests may wait. */
export interface RenderQueueLimits {
  atOnce: number;
  waiting: number;
  /** Milliseconds after which an unfinished render gives its place to the next; one minute by default. */
  longest?: number;
}

/** The queue is full: 503 with Retry-After. */
export class TooBusy extends Error {
  override name = "TooBusy";
}

/**
 * Limits concurrent renders; further ones wait in order, and TooBusy is thrown when the queue is full. Requests with a
 * body never wait here: many readers must not delay a story or a login.
 */
export function renderQueue({ atOnce, waiting, longest = 60_000 }: RenderQueueLimits) {
  let free = atOnce;
  const queue: (() => void)[] = [];
  const leave = () => {
    const next = queue.shift();
    // Not at once: other events are handled between two renders.
    if (next) setImmediate(next);
    else free += 1;
  };

  return async function inTurn<T>(render: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new TooBusy();
    let isHeld = true;
    const giveBack = () => {
      if (isHeld) leave();
      isHeld = false;
    };
    const lost = setTimeout(giveBack, longest).unref();
    try {
      return await render();
    } finally {
      clearTimeout(lost);
      giveBack();
    }
  };
}
