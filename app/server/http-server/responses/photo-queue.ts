import type { ServerResponse } from "node:http";
import { networkOf } from "~/domain/limits/rate-limit.server";
import { fairQueue } from "~/queues/fair-queue";
import { TooBusy } from "./render-queue";

/** The maximum number of photos sent at once, and of waiting requests. */
export interface PhotoQueueLimits {
  atOnce: number;
  waiting: number;
  /** The milliseconds without progress after which a connection may be closed for a waiting request. */
  stalled: number;
}

/**
 * Limits concurrent photo responses, because each holds an open file and a chunk in memory until the client has read
 * it. Further requests wait in a fair queue. When it is full, TooBusy is thrown for the newest of the network with
 * most requests. While requests wait, `cutStalled` closes connections without progress, the longest stalled first.
 */
export function photoQueue({ atOnce, waiting, stalled }: PhotoQueueLimits) {
  const sending = new Map<ServerResponse, { bytes: number; since: number }>();
  const queue = fairQueue({ slots: atOnce + waiting, atOnce });

  async function inTurn(response: ServerResponse, address: string, send: () => Promise<void>): Promise<void> {
    const gone = new AbortController();
    // The promise also settles when `send` never ends, because the connection closes the response.
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
