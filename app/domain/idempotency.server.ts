import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { FieldValues } from "~/domain/fields/field-schemas";
import type { Site } from "./site";
import type { Database } from "~db/schema";

/**
 * Returns the idempotency key of a submitted form: the SHA-256 (hex) of its token and its contents. A corrected form
 * has another key. Null without a token. The columns `submission_key` have this key.
 */
export function idempotencyKey(token: string | null, carried: FieldValues): string | null {
  if (!token) return null;
  const form = JSON.stringify([token, carried]);
  return createHash("sha256").update(form).digest("hex");
}

type TableOfForms = "stories" | "blog_posts" | "locations" | "reports" | "tags" | "wishes";

/** Inserts the row of a form. False when the same form has made a row before: then it inserts nothing. */
export async function insertOnce<Table extends TableOfForms>(
  trx: Site["db"],
  table: Table,
  row: Insertable<Database[Table]>,
): Promise<boolean> {
  const made = trx.insertInto(table as "reports").values(row as never);
  const once = made.onConflict((conflict) => conflict.column("submission_key").doNothing());
  return (await once.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
}

/** Finds the id of the row that a form with this key has made. Null when there is none, or no key. */
export async function findIdByKey(
  db: Site["db"],
  table: TableOfForms | "withdrawn_stories",
  key: string | null,
) {
  if (key === null) return null;
  const rows = db.selectFrom(table as "reports").select("id");
  return (await rows.where("submission_key", "=", key).executeTakeFirst())?.id ?? null;
}

/**
 * Creates a function that runs `job`, unless a job with the same key is running: then it returns the promise of that
 * job. `signal`: this caller has gone. The job's own signal is aborted when all its callers have gone.
 */
export function singleFlight() {
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
