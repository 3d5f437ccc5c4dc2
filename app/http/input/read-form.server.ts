import { redirect, data } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { isOwnerFormToken } from "~/domain/auth/form-token.server";
import type { SessionState } from "~/domain/auth/sessions.server";
import { type OwnerForm, draftRulesOf } from "~/domain/owner-forms/validate-owner-form.server";
import { keepInDraft } from "~/domain/photos/drafts/keep-in-draft.server";
import type { Site } from "~/domain/site";
import { logStorageFault, problem } from "~/http/answer/problem.server";
import { loginAddress, sessionOrUnknown } from "~/http/session.server";
import { carriedLimits, signInAgain } from "./carried-form.server";
import {
  type Upload,
  type UploadRefusal,
  formValues,
  readUpload,
  type FormValues,
} from "./read-upload.server";

/** The fields of a form that the login page carries along. At least one of `words` must have been sent. */
interface CarriedFields {
  words: readonly string[];
  beside?: readonly string[];
  /** The fields that must be typed again. */
  secrets?: readonly string[];
}

/** A form that waits in a draft after a timeout of its session. `read` also reads its photos. */
interface DraftedForm {
  read(upload: Upload): OwnerForm;
}

/** The way to read the form of an action. */
export interface FormReading {
  /**
   * Keeps the words of the owner's form when the session is over. The route's `handle` must say `body.keepsWords`.
   */
  signedOut?: CarriedFields | DraftedForm;
  /** True when the form may contain photos. */
  photos?: true;
  /** Refuses a body that cannot be read. Otherwise it counts as an empty form. */
  refusesUnread?: true;
  /** Gives the words to the error page when a storage fault prevents showing the form again. */
  showsUnsent?: true;
}

interface Sent {
  request: Request;
  context: AppLoadContext;
}

/** A form, with the reason why it could not be read, or null. */
interface ReadForm {
  upload: Upload;
  unread: UploadRefusal["code"] | null;
}

/** The limits of a form without photos. The route's own limit may be lower. */
const onlyText = { maxText: 512 * 1024, photosRefused: "signed-out" } as const;

/** Reads the form of an action. When the owner's session is over, it throws the response instead. */
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
 * Throws the response that saves the words when the owner's session is over: a redirect to the login and then to a
 * draft, or a login page that carries them. During a fault a form with a draft throws its words, for a page that
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

/** Returns the login page with the words of a form, or the empty login without words. */
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

/**
 * Returns the way to the login that saves the whole form in a draft. After an ended session it saves only the words,
 * in the page.
 */
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
function unsentForm({ typed }: FormValues, address: string) {
  return data({ typed, address }, { status: problem("cannot-store").status });
}
