import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { draftRulesOf } from "~/domain/owner-forms/validate-owner-form.server";
import { isOwnerFormToken } from "~/domain/auth/form-token.server";
import { findDraft } from "~/domain/photos/drafts/drafts.server";
import { keepInDraft } from "~/domain/photos/drafts/keep-in-draft.server";
import type { Site } from "~/domain/site";
import { logStorageFault } from "~/http/attempt.server";
import { formValues } from "~/http/forms/form-values";
import { problem } from "~/http/problem.server";
import { type Upload, readUpload } from "~/http/forms/read-upload.server";
import { loginAddress, sessionOrUnknown } from "~/http/session.server";
import type { DraftedPhoto } from "./owner-form-state.server";
import type { ReceivedOwnerForm } from "./save-owner-form.server";

/**
 * Reads a form that only the owner may send. Everyone else is redirected to the login, and their form is not read; if
 * the owner opened this form and the session has timed out meanwhile, its texts and photos are stored in a draft, and
 * the login leads back to it. When the draft cannot be stored, or nothing can be read, throws the texts, for a page that
 * sends them again.
 */
export async function readOwnerForm(
  site: Site,
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  address: string,
  parse: (upload: Upload) => ReceivedOwnerForm,
): Promise<Awaited<ReturnType<typeof readUpload>>> {
  const session = await sessionOrUnknown(site, request.headers.get("Cookie"), (fault) =>
    logStorageFault(fault, context),
  );
  if (session === "none") throw redirect(loginAddress(address));
  const read = await readUpload(site, request, context.bodyLimits);
  if (session === "live") return read;
  if (!read.ok) throw redirect(loginAddress(address));
  try {
    if (session === "unknown") throw unsentForm(read.value, address);
    throw redirect(loginAddress(await draftAddress(site, read.value, parse(read.value), address)));
  } catch (error) {
    throw unsentInFault(error, context, read.value, address);
  } finally {
    await read.value.discard();
  }
}

/** What to throw for a fault of the storage, which is logged: the texts that were typed. Throws every other error. */
export function unsentInFault(error: unknown, context: AppLoadContext, upload: Upload, address: string) {
  logStorageFault(error, context);
  return unsentForm(upload, address);
}

function unsentForm({ typed }: Upload, address: string) {
  return data({ typed, address }, { status: problem("cannot-store").status });
}

/** Stores a form in a draft; answers the address that shows it again. */
async function draftAddress(
  site: Site,
  upload: Upload,
  form: ReceivedOwnerForm,
  address: string,
): Promise<string> {
  if (!(await isOwnerFormToken(site, upload.fields.token ?? ""))) return address;
  const typed = { ...upload.typed, existingPhotos: form.existingPhotos };
  const { draft } = await keepInDraft(site, form, { typed, ...draftRulesOf(form) });
  return `${address}?draft=${draft?.id}`;
}

/** The form in the draft of this address (`?draft=`), or null. */
export async function findDraftedForm(
  site: Site,
  { searchParams }: URL,
): Promise<{ fields: Record<string, string>; existingPhotos: string[]; photo: DraftedPhoto } | null> {
  const draft = await findDraft(site, searchParams.get("draft") ?? "");
  if (!draft?.typed) return null;
  const { fields, all } = formValues(draft.typed);
  return { fields, existingPhotos: all("existingPhotos"), photo: { draft } };
}
