import { data } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { logStorageFault } from "~/http/answer/attempt.server";
import type { FormValues } from "./read-upload.server";
import { problem } from "~/http/answer/problem.server";

/** Logs a storage fault and returns the typed texts to throw. Throws every other error. */
export function unsentInFault(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
  form: FormValues,
) {
  logStorageFault(error, context);
  return unsentForm(form, new URL(request.url).pathname);
}

/**
 * Returns the response to throw for a form that can be neither accepted nor stored. Its error page sends the texts
 * again.
 */
export function unsentForm({ typed }: FormValues, address: string) {
  return data({ typed, address }, { status: problem("cannot-store").status });
}
