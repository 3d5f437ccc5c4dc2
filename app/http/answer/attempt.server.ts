import type { AppLoadContext } from "@remix-run/server-runtime";
import { isStorageFault, storageFaultCode } from "~/domain/storage/storage-fault";

/** The result of an attempt: a value, or the code of the problem that a fault of the site is. */
export type Attempt<T> =
  { worked: true; value: T } | { worked: false; code: "cannot-store" | "photos-away" | "failed" };

/** Logs an error that is a fault of the storage; throws every other one. */
export function logStorageFault(error: unknown, { reportError }: Pick<AppLoadContext, "reportError">): void {
  if (!isStorageFault(error)) throw error;
  reportError(error);
}

/**
 * Runs a command for a page or a JSON call. An exception is logged, unless the client disconnected (`signal`), and
 * answered as "cannot-store" when nothing can be stored now, as "photos-away" when only photos cannot, else as "failed".
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

/** Whether this code of a refusal is a fault of the site: the same form may work later. */
export function isFault(code: string): boolean {
  return code === "cannot-store" || code === "photos-away" || code === "failed";
}
