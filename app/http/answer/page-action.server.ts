import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { type Done, type Refused, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { attempt, logStorageFault } from "./attempt.server";
import { flash } from "./flash.server";
import { type Upload, type UploadRefusal, formValues, readUpload } from "~/http/input/read-upload.server";
import { unsentInFault, unsentForm } from "~/http/input/unsent-form.server";
import { type ProblemCode, problem, retryHeaders, retrySentence } from "./problem.server";
import type { Details } from "~/text/it/admin/notices/notice-words";
import type { NoticeCode } from "~/text/it/admin/notices/notices";
import type { Language } from "~/text/languages.server";
import { isOwnerFormToken } from "~/domain/auth/form-token.server";
import type { SessionState } from "~/domain/auth/sessions.server";
import { type OwnerForm, draftRulesOf } from "~/domain/owner-forms/validate-owner-form.server";
import { keepInDraft } from "~/domain/photos/drafts/keep-in-draft.server";
import { loginAddress, sessionOrUnknown } from "~/http/session.server";
import { carriedLimits, signInAgain } from "~/http/input/carried-form.server";

/** The input of every function of an action, beside the result of its `input`. */
export interface Received {
  site: Site;
  request: Request;
  context: AppLoadContext;
  language: Language;
  upload: Upload;
  /** The texts of the form. Each field has one value. */
  fields: Partial<Record<string, string>>;
  /** The reason why the body could not be read; null when it could. */
  unread: UploadRefusal["code"] | null;
}

/** Redirects to another page, which shows `notice`. Without `to` it is the action's `list`. */
interface LeadsTo {
  to?: string;
  notice?: NoticeCode;
  details?: Details;
  status?: 303;
  /** Set-Cookie values. */
  cookies?: string[];
}

/** Shows the page again with this action data. */
interface Shows<Shown> {
  shows: Shown;
  status?: number;
}

export type PageAnswer<Shown> = LeadsTo | Shows<Shown>;
type Sooner<T> = T | Promise<T>;

/** The refusals of all actions: a fault of the site, or a body that could not be read. */
export type SiteRefusal = Refused<"cannot-store" | "photos-away" | "failed" | UploadRefusal["code"]>;

/** Describes a page's action: how to read its form, what to do, and how to answer. */
export interface PageAction<Value, Refusal extends Refused<ProblemCode>, Shown, Input> extends FormReading {
  /** Returns what the functions below get beside `Received`. */
  input?(received: Received): Sooner<Input>;
  /** Answers the buttons that save nothing. Null when none of them was pressed. */
  buttons?(input: Received & Input): Sooner<PageAnswer<Shown> | null>;
  /** Runs the domain command. The JSON call runs the same one. */
  run(input: Received & Input): Sooner<Done<Value> | Refusal>;
  /** The next page when the command is done. */
  done: NoticeCode | ((value: Value, input: Received & Input) => Sooner<LeadsTo>);
  /**
   * Answers a refusal; its status and Retry-After are added. `sentence` explains it and says when to try again. Null,
   * or no function, leads back to the list with the notice `failed`.
   */
  again?(
    refusal: Refusal | SiteRefusal,
    input: Received & Input,
    sentence: string,
  ): Sooner<PageAnswer<Shown> | null>;
  failed?: NoticeCode;
  /** The list to return to. It keeps its query. */
  list?: string;
  /** A parameter that is removed from that query. */
  drop?: string;
}

/**
 * Answers a page's form: reads it, runs the command, then redirects with a notice or shows the page again. Received
 * files are always removed.
 */
export async function pageAction<Value, Refusal extends Refused<ProblemCode>, Shown, Input = object>(
  { request, context }: ActionFunctionArgs,
  action: PageAction<Value, Refusal, Shown, Input>,
) {
  const { site, language } = context;
  const { upload, unread } = await readForm({ request, context }, action);
  try {
    const received = { site, request, context, language, upload, unread, fields: upload.fields };
    const input = { ...received, ...((await action.input?.(received)) as Input) };
    const { answer, ...refusal } = await answerOf(action, input);
    if (answer === null) return null;
    if ("shows" in answer) {
      return data(answer.shows, { ...refusal, status: answer.status ?? refusal.status ?? 200 });
    }
    const { to = listAddress(action, request), notice, details, status, cookies = [] } = answer;
    const headers = new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));
    if (notice) headers.append("Set-Cookie", await flash(notice, details));
    return redirect(to, { status: status ?? 302, headers });
  } catch (error) {
    throw action.showsUnsent ? unsentInFault(error, { request, context }, upload) : error;
  } finally {
    await upload.discard();
  }
}

/** Presses the button or runs the command. Returns the page's answer, with the status and headers of a refusal. */
async function answerOf<Value, Refusal extends Refused<ProblemCode>, Shown, Input>(
  action: PageAction<Value, Refusal, Shown, Input>,
  input: Received & Input,
): Promise<{ answer: PageAnswer<Shown> | null; status?: number; headers?: Record<string, string> }> {
  const { context, request, language, unread } = input;
  const act = async (): Promise<PageAnswer<Shown> | Done<Value> | Refusal | SiteRefusal> =>
    unread && action.refusesUnread ? refused(unread) : ((await action.buttons?.(input)) ?? action.run(input));
  const { done, again, list, failed } = action;
  const isAnswered = again !== undefined || list !== undefined;
  const tried = isAnswered
    ? await attempt(context, act, request.signal)
    : { worked: true as const, value: await act() };
  const outcome = tried.worked ? tried.value : refused(tried.code);
  if (!("ok" in outcome)) return { answer: outcome };
  if (outcome.ok) {
    return { answer: typeof done === "string" ? { notice: done } : await done(outcome.value, input) };
  }
  const { retryAfter } = outcome as { retryAfter?: number };
  const { status, sentence } = problem(outcome.code, language);
  const wait = retryAfter ? ` ${retrySentence(retryAfter, language)}` : "";
  const answer = await again?.(outcome, input, sentence + wait);
  const back = list === undefined ? null : { notice: failed };
  return { answer: answer ?? back, status, headers: retryHeaders({ retryAfter }) };
}

function listAddress({ list = "", drop = "" }: { list?: string; drop?: string }, { url }: Request): string {
  const { searchParams } = new URL(url);
  searchParams.delete(drop);
  return list + (searchParams.size > 0 ? `?${searchParams}` : "");
}

/** The fields of a form that the login page carries along when one of its `words` was sent. */
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
interface FormReading {
  /**
   * What happens to the words of the owner's form when the session is over (`body.keepsWords` in the route's
   * `handle`).
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
async function readForm(sent: Sent, { signedOut, photos, refusesUnread }: FormReading): Promise<ReadForm> {
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
