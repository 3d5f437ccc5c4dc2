/** A reserved part of a pool. A second release does nothing. */
export interface Reservation {
  amount: number;
  evict(): void;
  release(): void;
}

const totalOf = (held: Reservation[]) => held.reduce((sum, { amount }) => sum + amount, 0);

/** Creates a pool: a limited amount, for example of bytes. Holders reserve parts of that amount. */
export function sharedPool(max: number) {
  const holders = new Map<string, Reservation[]>();
  let reserved = 0;

  /** Returns whom to evict for `missing`. Null when nobody has more than the holder would then have (`asked`). */
  function evictable(missing: number, asked: number): Reservation[] | null {
    if (missing <= 0) return [];
    const left = [...holders.values()].map((held) => ({ held: [...held], total: totalOf(held) }));
    const victims: Reservation[] = [];
    for (let free = 0; free < missing;) {
      const largest = left.reduce((a, b) => (b.total > a.total ? b : a), { held: [], total: 0 });
      const victim = largest.total > asked ? largest.held.pop() : undefined;
      if (!victim) return null;
      largest.total -= victim.amount;
      victims.push(victim);
      free += victim.amount;
    }
    return victims;
  }

  return {
    /** Reserves `amount` for a holder. Null without room. `evict` is called when it is taken away again. */
    reserve(holder: string, amount: number, evict: () => void, capacity = max): Reservation | null {
      // When the pool is full, the largest holders lose their newest reservations, while each still has more than this
      // holder would get (max-min fairness). `capacity` replaces a larger maximum of the pool.
      const limit = Math.min(max, capacity);
      const own = holders.get(holder) ?? [];
      const victims = amount > limit ? null : evictable(reserved + amount - limit, totalOf(own) + amount);
      if (!victims) return null;
      for (const victim of victims) {
        victim.release();
        victim.evict();
      }
      const release = () => {
        const at = own.indexOf(mine);
        if (at === -1) return;
        own.splice(at, 1);
        reserved -= amount;
        if (own.length === 0) holders.delete(holder);
      };
      const mine = { amount, evict, release };
      own.push(mine);
      holders.set(holder, own);
      reserved += amount;
      return mine;
    },
  };
}
