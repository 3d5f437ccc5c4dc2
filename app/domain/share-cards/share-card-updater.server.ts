import type { Site } from "~/domain/site";
import { removeOutdatedCards, storeShareCard } from "./draw-share-card.server";
import { listSubjectsToDraw } from "./share-cards-queries.server";

/** After this many cards their pages leave the page cache. Every such message makes other instances clear theirs. */
const batch = 40;

/** The home page and the map in any language, and the feeds, which show the cards of the newest blog posts. */
const showsCards = /^\/(\w\w)?($|\?)|\/map($|\?)|\/feed\./;

/**
 * Keeps the share cards up to date in the background. `onError` gets an error that interrupts it; the next `wake`
 * continues. `exclusively` runs its argument, unless another instance is updating, which learns of the changes, too.
 */
export function shareCardUpdater(
  site: () => Site,
  onError: (error: unknown) => void,
  exclusively: (work: () => Promise<void>) => Promise<unknown>,
) {
  const begun = Promise.withResolvers<unknown>();
  let running = begun.promise;
  let next: Promise<unknown> | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    await removeOutdatedCards(site());
    for (;;) {
      const subjects = await listSubjectsToDraw(site(), batch);
      if (subjects.length === 0) return;
      for (const subject of subjects) {
        if (isStopped) return;
        await storeShareCard(site(), subject);
      }
      const drawn = subjects.map(({ id }) => id);
      await site().pages.clear(
        (address) => showsCards.test(address) || drawn.some((id) => address.includes(id)),
      );
    }
  }

  async function keep(): Promise<void> {
    next = null;
    try {
      if (!isStopped) await exclusively(work);
    } catch (error) {
      if (!isStopped) onError(error);
    }
  }

  /** Looks for changes once more, after the present run if there is one. Returns before the cards are drawn. */
  function wake(): void {
    next ??= running = running.then(keep);
  }

  return {
    wake,
    /** Starts the updates after `afterMs` milliseconds. Nothing is drawn earlier. */
    start(afterMs: number) {
      wake();
      timer = setTimeout(begun.resolve, afterMs, null).unref();
    },
    /** Stops the updater. The card that is being drawn is finished. */
    stop() {
      clearTimeout(timer);
      isStopped = true;
    },
  };
}
