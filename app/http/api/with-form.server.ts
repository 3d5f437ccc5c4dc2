import { type Upload, readUpload } from "~/http/read-upload.server";
import { refusalAnswer } from "./json-answer.server";
import type { Call } from "./json-calls.server";

/** Reads the call's form, answers it, and then removes the files that came with it. */
export async function withForm(
  { site, request, context }: Call,
  answer: (upload: Upload) => Promise<Response>,
): Promise<Response> {
  const read = await readUpload(site, request, context.bodyLimits);
  if (!read.ok) return refusalAnswer(read);
  try {
    return await answer(read.value);
  } finally {
    await read.value.discard();
  }
}
