import type { AppLoadContext } from "@remix-run/server-runtime";
import { isStorageFault, storageFaultCode } from "~/domain/storage/storage-fault";

/** The result of an attempt: a value, or the code of a problem, which is a fault of the site. */
export type Attempt<T> =
  { worked: true; value: T } | { worked: false; code: "cannot-store" | "photos-away" | "failed" };

/** Logs a storage fault, and throws every other error. */
export function logStorageFault(error: unknown, { reportError }: Pick<AppLoadContext, "reportError">): void {
  if (!isStorageFault(error)) throw error;
  reportError(error);
}

/**
 * Runs a command for a page or a JSON call and logs an exception, unless the client disconnected (`signal`). The
 * answer is then "cannot-store" when nothing can be stored, "photos-away" when only photos cannot, else "failed".
 */
export async function attempt<T>(
  context: AppLoadContext,
  command: () => Promise<T>,
  signal?: AbortSignal,
): Promise<Attempt<T>> {
  try {
    return { worked: true, value: await command() };
  } catch (error) {
    if (!signal?.aborted) context.reportError(error);
    return { worked: false, code: storageFaultCode(error) ?? "failed" };
  }
}

/** True when this refusal is a fault of the site. The same form may work later. */
export function isFault(code: string): boolean {
  return code === "cannot-store" || code === "photos-away" || code === "failed";
}
