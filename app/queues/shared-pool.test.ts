import { describe, expect, it } from "vitest";
import { type Reservation, sharedPool } from "./shared-pool";

/**
 * Makes a pool of 100. `counts` has the current reservations of each holder, `evicted` the holder of each evicted one.
 */
function counted(max = 100) {
  const pool = sharedPool(max);
  const counts = new Map<string, number>();
  const evicted: string[] = [];
  const reserve = (holder: string, amount = 1, capacity?: number): Reservation | null => {
    const count = (by: number) => counts.set(holder, (counts.get(holder) ?? 0) + by);
    const evict = () => {
      evicted.push(holder);
      count(-1);
    };
    const mine = pool.reserve(holder, amount, evict, capacity);
    if (mine) count(1);
    return mine;
  };
  return { reserve, counts, evicted };
}

describe("a shared pool", () => {
  it("gives all of it to who is alone, and no more", () => {
    const { reserve, counts } = counted();
    for (let n = 0; n < 150; n += 1) reserve("a");
    expect(counts.get("a")).toBe(100);
  });

  it("makes room for the next one at the cost of who holds most, however many were greedy", () => {
    const { reserve, counts } = counted();
    for (let network = 0; network < 20; network += 1) {
      for (let n = 0; n < 100; n += 1) reserve(`greedy ${network}`);
    }
    expect(reserve("honest")).not.toBeNull();
    expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(100);
    for (const [holder, count] of counts) expect([holder, count >= 1]).toEqual([holder, true]);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(6);
  });

  it("lets the newest reservation go first", () => {
    const pool = sharedPool(3);
    const gone: number[] = [];
    for (const n of [1, 2, 3]) pool.reserve("a", 1, () => gone.push(n));
    pool.reserve("b", 1, () => undefined);
    expect(gone).toEqual([3]);
  });

  it("lets nobody go when that would not be enough, or not fair", () => {
    const { reserve, evicted } = counted();
    reserve("a", 40);
    reserve("b", 40);
    expect(reserve("c", 60)).toBeNull();
    expect(reserve("c", 40)).toBeNull();
    expect(reserve("c", 101)).toBeNull();
    expect(evicted).toEqual([]);
  });

  it("takes back what was given, once", () => {
    const { reserve } = counted();
    const mine = reserve("a", 100);
    mine?.release();
    mine?.release();
    expect(reserve("b", 100)).not.toBeNull();
    expect(reserve("b", 1)).toBeNull();
  });

  it("minds a capacity that is smaller now", () => {
    const { reserve } = counted();
    expect(reserve("a", 21, 20)).toBeNull();
    expect(reserve("a", 20, 20)).not.toBeNull();
    expect(reserve("b", 30, 20)).toBeNull();
    expect(reserve("b", 1, -5)).toBeNull();
  });
});
