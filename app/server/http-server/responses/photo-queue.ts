import type { ServerResponse } from "node:http";
import { networkOf } from "~/domain/limits/rate-limit.server";
import { fairQueue } from "~/queues/fair-queue";
import { TooBusy } from "./render-queue";

/** The maximum number of photos that are sent at once, and of requests that wait. */
export interface PhotoQueueLimits {
  atOnce: number;
  waiting: number;
  /**
   * The time without progress after which a connection may be closed in favour of a waiting request, in milliseconds.
   */
  stalled: number;
}

/**
 * Limits the number of photos sent at once, because each holds an open file and a chunk in memory until the client has
 * read it. Further requests wait in a fair queue. When the queue is full, the network with most requests loses its
 * newest: TooBusy is thrown for that request. While requests wait, `cutStalled` closes connections without progress,
 * the longest stalled first.
 */
export function photoQueue({ atOnce, waiting, stalled }: PhotoQueueLimits) {
  const sending = new Map<ServerResponse, { bytes: number; since: number }>();
  const queue = fairQueue({ slots: atOnce + waiting, atOnce });

  async function inTurn(response: ServerResponse, address: string, send: () => Promise<void>): Promise<void> {
    const gone = new AbortController();
    // A closed connection must free the slot even if `send` never ends.
    const closed = new Promise<void>((resolve) => response.once("close", resolve));
    void closed.then(() => gone.abort());
    const sendToItsEnd = async () => {
      sending.set(response, { bytes: 0, since: performance.now() });
      await Promise.race([send(), closed]).finally(() => sending.delete(response));
      return true;
    };
    const wasSent = await queue.run(networkOf(address), sendToItsEnd, gone.signal);
    if (!wasSent && !gone.signal.aborted) throw new TooBusy();
  }

  function cutStalled(): void {
    const waiting = queue.waiting();
    if (waiting === 0) return;
    const now = performance.now();
    for (const [response, progress] of sending) {
      const bytes = response.socket?.bytesWritten ?? 0;
      if (bytes === progress.bytes && response.headersSent) continue;
      sending.set(response, { bytes, since: now });
    }
    [...sending]
      .filter(([, { since }]) => now - since >= stalled)
      .sort(([, a], [, b]) => a.since - b.since)
      .slice(0, waiting)
      .forEach(([response]) => response.destroy());
  }

  return { inTurn, cutStalled };
}
