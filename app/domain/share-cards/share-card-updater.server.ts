import type { Site } from "~/domain/site";
import { removeOutdatedCards, storeShareCard } from "./draw-share-card.server";
import { listSubjectsToDraw } from "./share-cards-queries.server";

/** Keeps the share cards up to date in the background. All instances of the site together draw one at a time. */
export interface ShareCardUpdater {
  /** Starts after `afterMs` milliseconds. Until then nothing is drawn. */
  start(afterMs: number): void;
  /** Looks for changes again, and does not wait for the result. */
  wake(): void;
  /** Begins no further card. */
  stop(): void;
}

/**
 * The page cache is cleared once for this many cards. The first cards of a long journey would otherwise clear it one
 * by one.
 */
const batch = 40;

/**
 * Updates a site's share cards. `onError` receives what interrupted it; the next `wake` continues. `exclusively` runs
 * its work unless another instance is doing it: that one learns of the same changes.
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
