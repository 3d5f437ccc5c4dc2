import type { Site } from "~/domain/site";
import { removeOutdatedCards, storeShareCard } from "./draw-share-card.server";
import { listSubjectsToDraw } from "./share-cards-queries.server";

/** Keeps the share cards up to date: in the background, one at a time in all instances of the site. */
export interface ShareCardUpdater {
  /** Begins, `afterMs` milliseconds from now; until then nothing is drawn. */
  start(afterMs: number): void;
  /** Looks again for what has changed; without waiting for it. */
  wake(): void;
  /** Begins no further card. */
  stop(): void;
}

/** The pages are cleared once for so many cards: of a long journey's first cards, not once for each. */
const batch = 40;

/**
 * Updates a site's share cards. `onError`: called with what interrupted it; it goes on when it is woken again.
 * `exclusively`: runs its work unless another instance is at it, which hears of the same changes.
 */
export function shareCardUpdater(
  site: () => Site,
  onError: (error: unknown) => void,
  exclusively: (work: () => Promise<void>) => Promise<unknown> = (work) => work(),
): ShareCardUpdater {
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
      await site().pages.clear();
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

  function wake(): void {
    isChanged = true;
    void keep();
  }

  return {
    wake,
    start(afterMs) {
      const begin = () => {
        if (state !== "waiting") return;
        state = "idle";
        wake();
      };
      timer = setTimeout(begin, afterMs).unref();
    },
    stop() {
      clearTimeout(timer);
      state = "stopped";
    },
  };
}
