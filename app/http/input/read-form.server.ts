import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { isOwnerFormToken } from "~/domain/auth/form-token.server";
import { type SubmittedRecord, draftRulesOf } from "~/domain/records/validate-record.server";
import { keepInDraft } from "~/domain/photos/drafts/keep-in-draft.server";
import { logStorageFault, problemAnswer } from "~/http/answer/problem.server";
import { loginAddress, sessionOrUnknown } from "~/http/session.server";
import type { SignInAnswer } from "~/http/sign-in.server";
import { type BodyLimits, type FormValues, type Upload, readUpload } from "./read-upload.server";

/** The fields of a form that the login page carries along. It does so when at least one of `words` was sent. */
interface CarriedFields {
  words: readonly string[];
  beside?: readonly string[];
  /** The fields that must be typed again. */
  secrets?: readonly string[];
}

/** A form that is stored in a draft when its session has timed out. `read` reads its texts and photos. */
interface DraftedForm {
  read(upload: Upload): SubmittedRecord;
}

/** The way to read the form of an action. */
export interface FormReading {
  /** Keeps the words of the owner's form when the session is over. The route's `handle` says `body.keepsWords`. */
  signedOut?: CarriedFields | DraftedForm;
  /** The form may contain photos. */
  photos?: true;
  /** The form is a button alone. Then a body that cannot be read is no reason to refuse it. */
  isButton?: true;
  /** Hands the typed words to the error page when a storage fault prevents showing the form again. */
  showsUnsent?: true;
}

type Sent = Pick<ActionFunctionArgs, "request" | "context">;

/** The limits of a form without photos. The route's own limit may be lower. */
const onlyText: BodyLimits = { maxText: 512 * 1024, photosRefused: "signed-out" };
/** The limits of a form that was sent after the end of its session: the text that a stranger may send, and no photo. */
const carriedLimits: BodyLimits = { maxText: 32 * 1024, photosRefused: "signed-out" };

/** Reads the form of an action. When the owner's session is over, it throws the response instead. */
export async function readForm(sent: Sent, { signedOut, photos, isButton }: FormReading) {
  const { request, context } = sent;
  if (signedOut) await requireLiveSession(sent, signedOut);
  const read = await readUpload(context.site, request, photos ? context.bodyLimits : onlyText);
  if (read.ok) return { upload: read.value, unread: null };
  const nothing = { files: [], unreceived: [], photosRefused: false, discard: () => Promise.resolve() };
  return { upload: { ...read.read, ...nothing }, unread: isButton ? null : read.code };
}

/** Throws a response that keeps the typed words, unless the session is live: a draft, or a login or error page. */
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
    throw isDrafted
      ? await drafted(sent, form.read(read.value), read.value, session)
      : carried(form, read.value, pathname);
  } catch (error) {
    throw isDrafted ? unsentInFault(error, sent, read.value) : error;
  } finally {
    await read.value.discard();
  }
}

/** Returns the login page that carries the words of a form along, or a redirect to the login when none were sent. */
function carried({ words, beside = [], secrets = [] }: CarriedFields, { typed }: Upload, address: string) {
  const names = [...words, ...beside].filter((name) => name in typed);
  const lost = secrets.some((name) => typed[name]?.some((value) => value !== "")) ? "secrets" : null;
  if (lost === null && !words.some((name) => name in typed)) return redirect(loginAddress(address));
  const kept = Object.fromEntries(names.map((name) => [name, typed[name] ?? []]));
  return endedSessionResponse({ address, typed: kept, lost });
}

/** Stores the whole form in a draft and returns a redirect to the login. After an ended session nothing is stored. */
async function drafted(
  { request, context: { site } }: Sent,
  form: SubmittedRecord,
  upload: Upload,
  session: Awaited<ReturnType<typeof sessionOrUnknown>>,
) {
  const address = new URL(request.url).pathname;
  if (session === "unknown") return unsentForm(upload, address);
  const { files, unreceived, fields } = upload;
  const typed = { ...upload.typed, existingPhotos: form.existingPhotos };
  const lost = files.length + unreceived.length > 0 ? "photos" : null;
  if (session === "ended") return endedSessionResponse({ address, typed, lost });
  if (!(await isOwnerFormToken(site, fields.token ?? ""))) return redirect(loginAddress(address));
  const { draft } = await keepInDraft(site, form, { typed, ...draftRulesOf(form) });
  return redirect(loginAddress(`${address}?draft=${draft?.id}`));
}

/** The parts of a form that the login page cannot carry along. The owner must choose or type them again. */
export const lostParts = ["photos", "secrets"] as const;

/** The response to throw for a form of an ended session: a login page that carries its words, but never a password. */
export function endedSessionResponse(
  form: { address: string; typed: Record<string, string[]>; lost: (typeof lostParts)[number] | null },
  refused: Partial<SignInAnswer> & { status?: number; headers?: Record<string, string> } = {},
) {
  const { status = 401, headers = {}, ...answer } = refused;
  const words = Object.entries(form.typed).filter(([name]) => !/password/i.test(name));
  return data({ carried: { ...form, typed: Object.fromEntries(words) }, answer }, { status, headers });
}

/** Logs a storage fault and returns the typed texts to throw. Throws every other error. */
export function unsentInFault(error: unknown, { request, context }: Sent, form: FormValues) {
  logStorageFault(error, context);
  return unsentForm(form, new URL(request.url).pathname);
}

/** The response for a form that can be neither accepted nor stored: an error page that can send the texts again. */
function unsentForm({ typed }: FormValues, address: string) {
  return data({ typed, address }, { status: problemAnswer("cannot-store").status });
}
