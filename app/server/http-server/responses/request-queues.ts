import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { networkOf } from "~/domain/limits/rate-limit.server";
import { fairQueue } from "~/queues/fair-queue";

/** `longest` is the time after which an unfinished render frees its slot, in milliseconds. */
const renderLimits = { atOnce: 4, waiting: 60, longest: 60_000 };
/** `stalled` is the time without progress after which a connection may make room for a request, in milliseconds. */
const photoLimits = { atOnce: 128, waiting: 1000, stalled: 5_000 };

export type RenderQueueLimits = Partial<typeof renderLimits>;
export type PhotoQueueLimits = Partial<typeof photoLimits>;

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

/** Limits the number of pages rendered at once. Further requests wait, and networks take turns. Throws TooBusy. */
export function renderQueue(limits?: RenderQueueLimits) {
  // When the queue is full, the network with most requests loses its newest. Requests with a body never wait here, so
  // many readers cannot delay a story or a login.
  const { atOnce, waiting, longest } = { ...renderLimits, ...limits };
  const queue = fairQueue({ slots: atOnce + waiting, atOnce });

  return async function inTurn<T>(address: string, render: () => Promise<T>): Promise<T> {
    const rendered = Promise.withResolvers<T>();
    const renderOrGiveUp = async () => {
      const ended = new AbortController();
      const tooLong = pause(longest, null, { ref: false, signal: ended.signal });
      rendered.resolve(render());
      await Promise.race([rendered.promise, tooLong]).catch(() => undefined);
      ended.abort();
      return true as const;
    };
    if (!(await queue.run(networkOf(address), renderOrGiveUp))) throw new TooBusy();
    return rendered.promise;
  };
}

/** Limits the number of photos sent at once. `cutStalled` makes room for waiting ones, the longest stalled first. */
export function photoQueue(limits?: PhotoQueueLimits) {
  // Each holds an open file and a chunk in memory until the client has read it.
  const { atOnce, waiting, stalled } = { ...photoLimits, ...limits };
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
