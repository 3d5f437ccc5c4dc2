/** How many pages may be in the making at once, and how many more visitors may wait for theirs. */
export interface RenderPlaces {
  atOnce: number;
  waiting: number;
  /** Milliseconds after which a page that is still not made gives its place to the next; a minute if not said. */
  longest?: number;
}

/** Every place is taken: the visitor should come back in a moment. */
export class TooBusy extends Error {
  override name = "TooBusy";
}

/**
 * Lets pages be rendered a few at a time, in the order in which they were asked for; throws TooBusy when the queue is
 * full. What visitors send never waits here: a crowd of readers must not keep a story or a login out.
 */
export function renderQueue({ atOnce, waiting, longest = 60_000 }: RenderPlaces) {
  let free = atOnce;
  const queue: (() => void)[] = [];
  const leave = () => {
    const next = queue.shift();
    // Not at once: between two pages whatever else has arrived gets its turn.
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
