/**
 * Runs `job`; while one is running under the same key, its promise is returned instead. Both callers get the same value
 * or the same error.
 */
export type SingleFlight = <T>(key: string, job: () => Promise<T>) => Promise<T>;

/** A SingleFlight with keys of its own. */
export function singleFlight(): SingleFlight {
  const running = new Map<string, Promise<unknown>>();
  return <T>(key: string, job: () => Promise<T>) => {
    const same = running.get(key) as Promise<T> | undefined;
    if (same) return same;
    const started = job().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
