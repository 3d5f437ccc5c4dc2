import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { isOwnersFormToken, ownersFormToken } from "~/domain/auth/form-token.server";
import type { OwnersForm } from "~/domain/judge-form.server";
import { newId } from "~/domain/new-id";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { type Draft, findDraft } from "~/domain/photos/drafts.server";
import { keepInDraft } from "~/domain/photos/keep-in-draft.server";
import type { FieldErrors } from "~/domain/field-errors";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage-fault";
import { type FormValues, formValues } from "./form-values";
import { fieldSentences } from "./field-sentences.server";
import { problem } from "./problem.server";
import { type Upload, readUpload } from "./read-upload.server";
import { loginAddress, sessionState } from "./session.server";

/** What the owner's forms carry in the same fields, ready for the domain. */
export function ownersForm({ fields, all, files }: Upload): OwnersForm {
  // A stored name contains no slash: one button may take out several photos.
  const unchosen = all("unchoose").flatMap((names) => names.split("/"));
  const chosen = all("existingPhotos").filter((name) => !unchosen.includes(name));
  return {
    fields,
    existingPhotos: unchosen.includes("*") ? [] : chosen,
    token: fields.token || null,
    draftId: fields.draft || null,
    removed: all("remove"),
    received: files.filter(({ field }) => field === "photo"),
  };
}

/**
 * Reads a form that only the owner may send. Everyone else is sent to the login unread; if the owner opened this form
 * and the session has timed out meanwhile, what was typed and chosen waits in a draft and the login leads back to it. When no
 * draft can be stored either, it throws what was typed, for a page that sends it again.
 */
export async function readOwnersForm(
  site: Site,
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  address: string,
): Promise<Awaited<ReturnType<typeof readUpload>>> {
  const session = await sessionState(site, request.headers.get("Cookie"));
  if (session === "none") throw redirect(loginAddress(address));
  const read = await readUpload(site, request, context.bodyLimits);
  if (session === "live") return read;
  if (!read.ok) throw redirect(loginAddress(address));
  try {
    throw redirect(loginAddress(await keptAddress(site, read.value, address)));
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    (context.reportError ?? console.error)(error);
    // No page of the owner's can be shown now; this one carries what was typed until it can be kept.
    const { status } = problem("cannot-store");
    throw data({ typed: read.value.typed, address }, { status });
  } finally {
    await read.value.discard();
  }
}

async function keptAddress(site: Site, upload: Upload, address: string): Promise<string> {
  if (!(await isOwnersFormToken(site, upload.fields.token ?? ""))) return address;
  const form = ownersForm(upload);
  const typed = { ...upload.typed, existingPhotos: form.existingPhotos };
  const { draft } = await keepInDraft(site, form, { typed, max: 1, newestWins: true });
  return `${address}?draft=${draft?.id}`;
}

/** What a form's page shows beside the texts: photos, the token, what was wrong; the same for every owner's form. */
export async function shownForm(
  site: Site,
  { token, existingPhotos }: Partial<OwnersForm>,
  { draft = null, fieldErrors = {} }: { draft?: Draft | null; fieldErrors?: FieldErrors } = {},
) {
  const { photos: chosen } = await findChosenPhotos(site, existingPhotos ?? []);
  return {
    revision: newId(),
    token: token ?? (await ownersFormToken(site)),
    chosen,
    draft,
    fieldErrors: fieldSentences(fieldErrors, site.facts.productName),
  };
}

/** Keeps the photo of a form that is shown again before it is complete. */
export async function keepFormsPhoto(
  site: Site,
  form: OwnersForm,
): Promise<{ draft: Draft | null; fieldErrors: FieldErrors }> {
  try {
    const { draft, refusals } = await keepInDraft(site, form, { max: 1, newestWins: true });
    return { draft, fieldErrors: refusals.length > 0 ? { photo: refusals } : {} };
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    const draft = await findDraft(site, form.draftId ?? "");
    return { draft, fieldErrors: { photo: [{ code: "cannot-store" }] } };
  }
}

/** The form that waits in the draft of this address (`?draft=`), or null. */
export async function findKeptForm(
  site: Site,
  { searchParams }: URL,
): Promise<{ values: FormValues; draft: Draft } | null> {
  const draft = await findDraft(site, searchParams.get("draft") ?? "");
  return draft?.typed ? { values: formValues(draft.typed), draft } : null;
}
