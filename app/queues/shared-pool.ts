/** A reserved part of a pool. */
export interface Reservation {
  /** Releases it. A second call does nothing. */
  release(): void;
}

interface Held extends Reservation {
  amount: number;
  evict(): void;
}

/** Creates a limited amount, for example of bytes, of which holders reserve parts. */
export function sharedPool(max: number) {
  const holders = new Map<string, Held[]>();
  const totals = new Map<string, number>();
  let reserved = 0;

  /** Returns the reservations to evict to free `missing`. Null when that would be unfair. */
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
     * Reserves `amount` for a holder, or returns null. When the pool is full, the largest holders are evicted, their
     * newest reservations first, as long as each still has more than this holder would get (max-min fairness).
     * `evict` is called when this reservation is evicted; it is released by then. `capacity` replaces the pool's own
     * when it is smaller.
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
