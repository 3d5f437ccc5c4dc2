import { LRUCache } from "lru-cache";
import { dayOf, hourMs } from "~/domain/day";
import type { CachedResponse } from "./cached-response";

/** A rendered page: for the cache, for all requests that wait for it, or for one visitor only. */
export interface RenderedPage {
  answer: CachedResponse;
  use: "cache" | "share" | "once";
}

/** The largest part of the cache that one response may fill. A larger response is not cached. */
const largestShare = 1 / 4;

/** A cache of public responses by address. Concurrent requests for one address share one render. */
export class PageCache {
  readonly #responses: LRUCache<string, CachedResponse>;
  #rendering = new Map<string, Promise<RenderedPage>>();
  #made = new Map<string, Promise<unknown>>();
  #hour = 0;
  #day = "";

  /** `clock` returns milliseconds since 1970. While `isUpToDate` returns false, cached responses are not used. */
  constructor(
    maxBytes = 32 * 1024 * 1024,
    private readonly clock: () => number = Date.now,
    private readonly isUpToDate: () => boolean = () => true,
  ) {
    this.#responses = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes * largestShare,
      sizeCalculation: ({ bytes }) => bytes,
    });
  }

  get(key: string): CachedResponse | undefined {
    this.#endDay();
    return this.isUpToDate() ? this.#responses.get(key) : undefined;
  }

  /** Renders the page at this address. If the page is being rendered already, it waits for that page. */
  async render(key: string, render: () => Promise<RenderedPage>): Promise<CachedResponse> {
    this.#endDay();
    const rendering = this.#rendering.get(key);
    if (rendering && this.isUpToDate()) {
      const page = await rendering;
      return page.use === "once" ? (await render()).answer : page.answer;
    }
    const mine = render();
    this.#rendering.set(key, mine);
    try {
      const page = await mine;
      // A clear() during the render removes it from `#rendering`: its page may show old data, and is not cached.
      if (page.use === "cache" && this.#rendering.get(key) === mine) this.#responses.set(key, page.answer);
      return page.answer;
    } finally {
      if (this.#rendering.get(key) === mine) this.#rendering.delete(key);
    }
  }

  /** Makes an expensive value once, and keeps it under a name until the site changes. A failure is not kept. */
  once<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
    this.#endDay();
    const made = this.#made.get(name) as Promise<Made> | undefined;
    if (made && this.isUpToDate()) return made;
    const mine = make();
    this.#made.set(name, mine);
    mine.catch(() => this.#made.get(name) === mine && this.#made.delete(name));
    return mine;
  }

  #endDay(): void {
    const now = this.clock();
    const hour = Math.floor(now / hourMs);
    if (hour === this.#hour) return;
    this.#hour = hour;
    const day = dayOf(new Date(now));
    if (day !== this.#day) this.clear();
    this.#day = day;
  }

  /** Clears all responses and values, or only the responses of stale addresses, also of pages rendered just now. */
  clear(isStale?: (address: string) => boolean): void {
    if (!isStale) {
      this.#made = new Map();
      this.#rendering = new Map();
      this.#responses.clear();
      return;
    }
    for (const kept of [this.#responses, this.#rendering]) {
      for (const key of [...kept.keys()]) if (isStale(key)) kept.delete(key);
    }
  }
}
