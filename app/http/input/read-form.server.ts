import { redirect } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { isOwnerFormToken } from "~/domain/auth/form-token.server";
import type { SessionState } from "~/domain/auth/sessions.server";
import { type OwnerForm, draftRulesOf } from "~/domain/owner-forms/validate-owner-form.server";
import { keepInDraft } from "~/domain/photos/drafts/keep-in-draft.server";
import type { Site } from "~/domain/site";
import { logStorageFault } from "~/http/answer/attempt.server";
import { loginAddress, sessionOrUnknown } from "~/http/session.server";
import { carriedLimits, signInAgain } from "./carried-form.server";
import { formValues } from "./form-values";
import { type Upload, type UploadRefusal, readUpload } from "./read-upload.server";
import { unsentForm, unsentInFault } from "./unsent-form.server";

/** The fields of a form that the login page carries along, when one of its `words` is there. */
interface CarriedFields {
  words: readonly string[];
  beside?: readonly string[];
  /** Fields that have to be typed again. */
  secrets?: readonly string[];
}

/** A form that waits in a draft when its session has timed out; `read`: with its photos. */
interface DraftedForm {
  read(upload: Upload): OwnerForm;
}

/** How the form of an action is read. */
export interface FormReading {
  /** What becomes of the words of the owner's form when the session is over (`body.keepsWords` in the route's `handle`). */
  signedOut?: CarriedFields | DraftedForm;
  /** It may bring photos. */
  photos?: true;
  /** A body that cannot be read is refused; otherwise it counts as an empty form. */
  refusesUnread?: true;
  /** When the storage fails so that the page cannot be shown again, its error page gets the words. */
  showsUnsent?: true;
}

interface Sent {
  request: Request;
  context: AppLoadContext;
}

/** A form, and why it could not be read; null when it could. */
interface ReadForm {
  upload: Upload;
  unread: UploadRefusal["code"] | null;
}

/** A form without photos: its address limits its size. */
const onlyText = { maxText: 512 * 1024, photosRefused: "signed-out" } as const;

/** Reads the form of an action. Throws what its sender gets instead when the owner's session is over. */
export async function readForm(
  sent: Sent,
  { signedOut, photos, refusesUnread }: FormReading,
): Promise<ReadForm> {
  const { request, context } = sent;
  if (signedOut) await requireLiveSession(sent, signedOut);
  const read = await readUpload(context.site, request, photos ? context.bodyLimits : onlyText);
  if (read.ok) return { upload: read.value, unread: null };
  const values = refusesUnread ? read.read : formValues({});
  const nothing = { files: [], unreceived: [], photosRefused: false, discard: () => Promise.resolve() };
  return { upload: { ...values, ...nothing }, unread: read.code };
}

/**
 * Throws what keeps the words when the owner's session is over: a redirect to the login and then to a draft, or a login
 * page that carries them. When nothing can be read or stored, throws the words of a form with a draft, for a page that
 * sends them again.
 */
async function requireLiveSession(sent: Sent, form: CarriedFields | DraftedForm): Promise<void> {
  const { request, context } = sent;
  const isDrafted = "read" in form;
  const session = isDrafted
    ? await sessionOrUnknown(context.owner, (fault) => logStorageFault(fault, context))
    : await context.owner.state();
  if (session === "live") return;
  const { pathname } = new URL(request.url);
  const limits = session === "ended" ? carriedLimits : context.bodyLimits;
  const read = await readUpload(context.site, request, limits);
  if (!read.ok) throw redirect(loginAddress(pathname));
  try {
    if (!isDrafted) throw carried(form, read.value, pathname);
    const after = { session, address: pathname };
    throw await drafted(context.site, form.read(read.value), read.value, after);
  } catch (error) {
    throw isDrafted ? unsentInFault(error, sent, read.value) : error;
  } finally {
    await read.value.discard();
  }
}

/** The login page with the words of a form, or the login when there are none. */
function carried({ words, beside = [], secrets = [] }: CarriedFields, { typed }: Upload, address: string) {
  const names = [...words, ...beside].filter((name) => name in typed);
  const lost = secrets.some((name) => typed[name]?.some((value) => value !== "")) ? "secrets" : null;
  if (lost === null && !words.some((name) => name in typed)) return redirect(loginAddress(address));
  return signInAgain({
    address,
    typed: Object.fromEntries(names.map((name) => [name, typed[name] ?? []])),
    lost,
  });
}

/** The way to the login that keeps all of a form: in a draft; if the session was ended, only its words, in the page. */
async function drafted(
  site: Site,
  form: OwnerForm,
  upload: Upload,
  { session, address }: { session: SessionState | "unknown"; address: string },
) {
  if (session === "unknown") return unsentForm(upload, address);
  const { files, unreceived, fields } = upload;
  const typed = { ...upload.typed, existingPhotos: form.existingPhotos };
  const lost = files.length + unreceived.length > 0 ? "photos" : null;
  if (session === "ended") return signInAgain({ address, typed, lost });
  if (!(await isOwnerFormToken(site, fields.token ?? ""))) return redirect(loginAddress(address));
  const { draft } = await keepInDraft(site, form, { typed, ...draftRulesOf(form) });
  return redirect(loginAddress(`${address}?draft=${draft?.id}`));
}
