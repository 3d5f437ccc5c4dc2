import { data } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { logStorageFault } from "~/http/answer/attempt.server";
import type { FormValues } from "./read-upload.server";
import { problem } from "~/http/answer/problem.server";

/** What to throw for a fault of the storage, which is logged: the texts that were typed. Throws every other error. */
export function unsentInFault(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
  form: FormValues,
) {
  logStorageFault(error, context);
  return unsentForm(form, new URL(request.url).pathname);
}

/** What to throw for a form that can neither be accepted nor stored: an error page sends its texts again. */
export function unsentForm({ typed }: FormValues, address: string) {
  return data({ typed, address }, { status: problem("cannot-store").status });
}
