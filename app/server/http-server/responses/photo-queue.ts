import type { ServerResponse } from "node:http";
import { networkOf } from "~/domain/limits/limit";
import { sharedPool } from "~/queues/shared-pool";
import { TooBusy } from "./render-queue";

/** How many photos may be sent at once, and how many more requests may wait. */
export interface PhotoQueueLimits {
  atOnce: number;
  waiting: number;
  /** Milliseconds without progress after which a connection may be closed in favour of a waiting request. */
  stalled: number;
}

interface Waiting {
  begin(): void;
}

/**
 * Limits concurrent photo responses: each holds an open file and a chunk in memory until the client has read all of it.
 * Further requests wait in a fair queue by network (IPv4 address, /64 of IPv6); TooBusy is thrown for the newest of the
 * network with most of them when it is full. While requests wait, connections without progress are closed, the longest
 * stalled first.
 */
export function photoQueue({ atOnce, waiting: maxWaiting, stalled }: PhotoQueueLimits) {
  const sending = new Map<ServerResponse, { bytes: number; since: number }>();
  const queues = new Map<string, Set<Waiting>>();
  const places = sharedPool(maxWaiting);
  let free = atOnce;
  let waiting = 0;
  let watch: NodeJS.Timeout | null = null;

  return async function inTurn(
    response: ServerResponse,
    address: string,
    send: () => Promise<void>,
  ): Promise<void> {
    if (free > 0) free -= 1;
    else if (!(await isServed(response, networkOf(address)))) return;
    sending.set(response, { bytes: 0, since: performance.now() });
    // Also when `send` never ends: the response is closed at the latest with its connection.
    const giveBack = () => {
      if (sending.delete(response)) leave();
    };
    response.once("close", giveBack);
    try {
      await send();
    } finally {
      giveBack();
    }
  };

  /** Waits for a place; false when the client disconnected before. Throws TooBusy. */
  function isServed(response: ServerResponse, network: string): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const lose = () => {
        reject(new TooBusy());
        end(false);
      };
      const place = places.reserve(network, 1, lose);
      if (!place) return reject(new TooBusy());
      const queue = queues.get(network) ?? new Set<Waiting>();
      const end = (served: boolean) => {
        response.off("close", left);
        queue.delete(one);
        if (queue.size === 0) queues.delete(network);
        waiting -= 1;
        place.release();
        if (waiting === 0) stopWatching();
        resolve(served);
      };
      const left = () => end(false);
      const one = { begin: () => end(true) };
      response.once("close", left);
      queues.set(network, queue.add(one));
      waiting += 1;
      watch ??= setInterval(cutStalled, stalled / 5);
    });
  }

  function leave(): void {
    const [network, queue] = queues.entries().next().value ?? [];
    const [next] = queue ?? [];
    if (network === undefined || !queue || !next) return void (free += 1);
    queues.delete(network);
    queues.set(network, queue);
    next.begin();
  }

  function cutStalled(): void {
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

  function stopWatching(): void {
    if (watch) clearInterval(watch);
    watch = null;
  }
}
