import { createHash } from "node:crypto";
import type { FieldValues } from "./forms/field-schemas";

/**
 * Returns the idempotency key of a submitted form: the SHA-256 (hex) of its token and its contents. A corrected form has
 * another key. Null without a token. The columns `submission_key` have this key.
 */
export function idempotencyKey(token: string | null, carried: FieldValues): string | null {
  if (!token) return null;
  return createHash("sha256")
    .update(JSON.stringify([token, carried]))
    .digest("hex");
}

/**
 * Runs `job`, unless a job with the same key is running: then it returns the promise of that job. `signal` is aborted
 * when this caller has gone. The job's own signal is aborted when all its callers have gone.
 */
export type SingleFlight = <T>(
  key: string,
  job: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

/** Creates a SingleFlight that shares no keys with others. */
export function singleFlight(): SingleFlight {
  const running = new Map<string, { result: Promise<unknown>; join(signal?: AbortSignal): void }>();
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
    const join = (signal?: AbortSignal) => {
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
