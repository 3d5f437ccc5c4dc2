import type { KeptAnswer } from "~/server/answering/kept-answer";

/** A freshly rendered page: may others have it too, and may it be kept for later ones? */
export interface RenderedPage {
  answer: KeptAnswer;
  use: "keep" | "share" | "once";
}

/**
 * The kept copies of public pages (design §5 "Page cache"): one render at a time for each address, the pages that
 * were read longest ago leave when the memory is full, and a change of the site clears everything.
 */
export class PageCache {
  readonly #maxBytes: number;
  #kept = new Map<string, { answer: KeptAnswer; read: number }>();
  #rendering = new Map<string, Promise<RenderedPage>>();
  #made = new Map<string, Promise<unknown>>();
  #bytes = 0;
  #reads = 0;

  constructor(maxBytes = 32 * 1024 * 1024) {
    this.#maxBytes = maxBytes;
  }

  /** The kept copy of this address, if there is one. */
  get(key: string): KeptAnswer | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    kept.read = ++this.#reads;
    return kept.answer;
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
      if (page.use === "keep" && this.#rendering.get(key) === mine) this.#keep(key, page.answer);
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
    this.#kept = new Map();
    this.#rendering = new Map();
    this.#bytes = 0;
  }

  #keep(key: string, answer: KeptAnswer): void {
    this.#kept.set(key, { answer, read: ++this.#reads });
    this.#bytes += answer.bytes;
    if (this.#bytes <= this.#maxBytes) return;
    const byAge = [...this.#kept].sort(([, a], [, b]) => a.read - b.read);
    for (const [oldest, { answer }] of byAge) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= answer.bytes;
    }
  }
}
