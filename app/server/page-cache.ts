import { LRUCache } from "lru-cache";
import type { KeptAnswer } from "~/server/answering/kept-answer";

/** A freshly rendered page: may others have it too, and may it be kept for later ones? */
export interface RenderedPage {
  answer: KeptAnswer;
  use: "keep" | "share" | "once";
}

/** The share of the memory that one answer may take: a long list does not push out all pages. */
const largestShare = 1 / 4;

/**
 * Caches the responses of public pages: one render at a time for each address, the least recently read leave when
 * `maxBytes` are taken, and a change of the site clears everything.
 */
export class PageCache {
  readonly #kept: LRUCache<string, KeptAnswer>;
  #rendering = new Map<string, Promise<RenderedPage>>();
  #made = new Map<string, Promise<unknown>>();

  constructor(maxBytes = 32 * 1024 * 1024) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes * largestShare,
      sizeCalculation: ({ bytes }) => bytes,
    });
  }

  /** The cached response of this address, if there is one. */
  get(key: string): KeptAnswer | undefined {
    return this.#kept.get(key);
  }

  /** The page at this address: the copy that is being rendered for somebody else right now, or a new one. */
  async render(key: string, render: () => Promise<RenderedPage>): Promise<KeptAnswer> {
    const rendering = this.#rendering.get(key);
    if (rendering) {
      const page = await rendering;
      return page.use === "once" ? (await render()).answer : page.answer;
    }
    const mine = render();
    this.#rendering.set(key, mine);
    try {
      const page = await mine;
      // After a clear() the render is no longer registered: what it read may be stale, so nobody else gets it.
      if (page.use === "keep" && this.#rendering.get(key) === mine) this.#kept.set(key, page.answer);
      return page.answer;
    } finally {
      if (this.#rendering.get(key) === mine) this.#rendering.delete(key);
    }
  }

  /** What takes long to make for pages of all kinds, made once until the site changes. */
  once<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
    const made = this.#made.get(name) as Promise<Made> | undefined;
    if (made) return made;
    const mine = make();
    this.#made.set(name, mine);
    mine.catch(() => this.#made.get(name) === mine && this.#made.delete(name));
    return mine;
  }

  /** Forgets every copy, and the renders under way: what the public sees has changed. */
  clear(): void {
    this.#made = new Map();
    this.#rendering = new Map();
    this.#kept.clear();
  }
}
