import { createHash } from "node:crypto";
import type { FieldValues } from "./forms/field-schemas";

/**
 * Returns the idempotency key of a submission: the SHA-256 (hex) of the form's token and its content. A form that is
 * sent twice keeps its key; a corrected form has another. Null without a token. The columns `submission_key` store it
 * under an older name.
 */
export function idempotencyKey(token: string | null, carried: FieldValues): string | null {
  if (!token) return null;
  return createHash("sha256")
    .update(JSON.stringify([token, carried]))
    .digest("hex");
}

/**
 * Runs `job`. While a job runs under the same key, its promise is returned instead, so both callers get the same
 * result. `signal` is aborted when this caller has gone; the job's signal, when all callers have.
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

/** Creates a SingleFlight with its own keys. */
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
