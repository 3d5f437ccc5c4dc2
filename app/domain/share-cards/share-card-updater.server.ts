import type { Site } from "~/domain/site";
import { removeOutdatedCards, storeShareCard } from "./draw-share-card.server";
import { listSubjectsToDraw } from "./share-cards-queries.server";

/** After this many cards their pages leave the page cache. Every such message makes other instances clear theirs. */
const batch = 40;

/** The home page in any language, and the feeds, which show the cards of the newest blog posts. */
const showsCards = /^\/(\w\w)?($|\?)|\/feed\./;

/**
 * Keeps the share cards up to date in the background. `onError` gets an error that interrupts it; the next `wake`
 * continues. `exclusively` runs its argument, unless another instance is updating, which learns of the changes, too.
 */
export function shareCardUpdater(
  site: () => Site,
  onError: (error: unknown) => void,
  exclusively: (work: () => Promise<void>) => Promise<unknown> = (work) => work(),
) {
  let state: "waiting" | "idle" | "working" | "stopped" = "waiting";
  let isChanged = false;
  let timer: NodeJS.Timeout | undefined;
  const isStopped = () => state === "stopped";

  async function work(): Promise<void> {
    await removeOutdatedCards(site());
    for (;;) {
      const subjects = await listSubjectsToDraw(site(), batch);
      if (subjects.length === 0) return;
      for (const subject of subjects) {
        if (isStopped()) return;
        await storeShareCard(site(), subject);
      }
      const drawn = subjects.map(({ id }) => id);
      await site().pages.clear(
        (address) => showsCards.test(address) || drawn.some((id) => address.includes(id)),
      );
    }
  }

  async function keep(): Promise<void> {
    if (state !== "idle") return;
    state = "working";
    try {
      do {
        isChanged = false;
        await exclusively(work);
      } while (isChanged && !isStopped());
    } catch (error) {
      if (!isStopped()) onError(error);
    }
    if (!isStopped()) state = "idle";
  }

  /** Makes the updater look for changes. Returns before the cards are drawn. */
  function wake(): void {
    isChanged = true;
    void keep();
  }

  return {
    wake,
    /** Starts the updates after `afterMs` milliseconds. Nothing is drawn earlier. */
    start(afterMs: number) {
      const begin = () => {
        if (state !== "waiting") return;
        state = "idle";
        wake();
      };
      timer = setTimeout(begin, afterMs).unref();
    },
    /** Stops the updater. The card that is being drawn is finished. */
    stop() {
      clearTimeout(timer);
      state = "stopped";
    },
  };
}
