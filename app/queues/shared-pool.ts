/** A reserved part of a pool. */
export interface Reservation {
  /** Releases the reserved part. A second call does nothing. */
  release(): void;
}

interface Held extends Reservation {
  amount: number;
  evict(): void;
}

/** Creates a pool: a limited amount, for example of bytes. Holders reserve parts of that amount. */
export function sharedPool(max: number) {
  const holders = new Map<string, Held[]>();
  const totals = new Map<string, number>();
  let reserved = 0;

  /**
   * Returns the reservations whose eviction frees `missing`. Null when fairness forbids an eviction: the holder would
   * then have `asked` in all, and no other holder has more.
   */
  function evictable(missing: number, asked: number): Held[] | null {
    const left = new Map(totals);
    const kept = new Map([...holders].map(([holder, held]) => [holder, held.length]));
    const victims: Held[] = [];
    for (let free = 0; free < missing;) {
      const [largest, total] = [...left].reduce((a, b) => (b[1] > a[1] ? b : a), ["", 0]);
      if (total <= asked) return null;
      const at = (kept.get(largest) ?? 0) - 1;
      const victim = holders.get(largest)?.[at];
      if (!victim) return null;
      kept.set(largest, at);
      left.set(largest, total - victim.amount);
      victims.push(victim);
      free += victim.amount;
    }
    return victims;
  }

  function hold(holder: string, amount: number, evict: () => void): Held {
    const mine: Held = {
      amount,
      evict,
      release() {
        const held = holders.get(holder) ?? [];
        const at = held.indexOf(mine);
        if (at === -1) return;
        held.splice(at, 1);
        reserved -= amount;
        totals.set(holder, (totals.get(holder) ?? 0) - amount);
        if (held.length > 0) return;
        holders.delete(holder);
        totals.delete(holder);
      },
    };
    holders.set(holder, [...(holders.get(holder) ?? []), mine]);
    totals.set(holder, (totals.get(holder) ?? 0) + amount);
    reserved += amount;
    return mine;
  }

  return {
    /**
     * Reserves `amount` for a holder. When the pool is full, the largest holders lose reservations, their newest
     * first, while each still has more than this holder would get (max-min fairness). Null when that is not enough.
     * `evict` is called when this reservation is evicted; the reservation is released by then. `capacity` replaces the
     * pool's own maximum when it is smaller.
     */
    reserve(holder: string, amount: number, evict: () => void, capacity = max): Reservation | null {
      const limit = Math.min(max, capacity);
      if (amount > limit) return null;
      const victims = evictable(reserved + amount - limit, (totals.get(holder) ?? 0) + amount);
      if (!victims) return null;
      for (const victim of victims) {
        victim.release();
        victim.evict();
      }
      return hold(holder, amount, evict);
    },
  };
}
