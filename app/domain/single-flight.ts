/**
 * Runs `job`; while one is running under the same key, its promise is returned instead. Both callers get the same value
 * or the same error. `signal`: aborted when this caller has gone; the job's own one is aborted when all of them have.
 */
export type SingleFlight = <T>(
  key: string,
  job: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

interface Flight {
  result: Promise<unknown>;
  join(signal: AbortSignal | undefined): void;
}

/** A SingleFlight with keys of its own. */
export function singleFlight(): SingleFlight {
  const running = new Map<string, Flight>();
  return <T>(key: string, job: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal) => {
    const same = running.get(key);
    if (same) {
      same.join(signal);
      return same.result as Promise<T>;
    }
    const abandoned = new AbortController();
    let callers = 0;
    const left = () => {
      callers -= 1;
      if (callers > 0) return;
      abandoned.abort();
      forget();
    };
    const join = (signal: AbortSignal | undefined) => {
      callers += 1;
      if (signal?.aborted) left();
      else signal?.addEventListener("abort", left, { once: true });
    };
    const forget = () => running.get(key)?.join === join && running.delete(key);
    join(signal);
    const result = job(abandoned.signal).finally(forget);
    running.set(key, { result, join });
    return result;
  };
}
