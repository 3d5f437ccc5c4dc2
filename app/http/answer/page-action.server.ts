import { type ActionFunctionArgs, createCookie, data, redirect } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import * as z from "zod";
import { type Done, type Refused, refused } from "~/domain/result";
import { storageFaultCode } from "~/domain/storage/storage-fault";
import { type FormReading, readForm, unsentInFault } from "~/http/input/read-form.server";
import type { UploadRefusal } from "~/http/input/read-upload.server";
import type { FieldSentences } from "~/text/field-sentences";
import type { NoticeDetails, Undo } from "~/text/notice";
import { type NoticeCode, isNoticeCode, ownerNotice } from "~/text/owner/notices.server";
import { ownerWordsIn } from "~/text/owner/languages.server";
import { ownerLanguageFor } from "~/http/owner-language.server";
import type { PublicSettings } from "~/domain/settings/setting";
import { fieldSentences } from "./field-sentences.server";
import { type ProblemCode, problemAnswer, retryHeaders, retrySentence } from "./problem.server";

/** The input of every function of an action. The result of the action's own `input` is added. */
export type Received = Awaited<ReturnType<typeof receive>>;

/** Reads the form of a request. `fields`: its texts, one value for each field. `unread`: why it could not be read. */
async function receive({ request, params, context }: ActionFunctionArgs, reading: FormReading) {
  const { site, language } = context;
  const { upload, unread } = await readForm({ request, context }, reading);
  const fields: Partial<Record<string, string>> = upload.fields;
  return { site, request, params, context, language, upload, unread, fields };
}

/** The answer that leads to another page (`to`, or the action's `list`), which shows `notice`. */
interface LeadsTo {
  to?: string;
  notice?: NoticeCode;
  details?: NoticeDetails;
  /** The form that undoes the act. The notice shows it as a button. */
  undo?: Undo | null;
  status?: 303;
  /** True when the browser must load the page anew, because React does not hydrate it. */
  document?: true;
  /** Set-Cookie values. */
  cookies?: string[];
}

/** The answer that shows the page again, with `shows` as its action data. */
interface Shows<Shown> {
  shows: Shown;
  status?: number;
}

export type PageAnswer<Shown> = LeadsTo | Shows<Shown>;
type Sooner<T> = T | Promise<T>;

/** The refusals of all actions: a fault of the site, or a body that could not be read. */
export type SiteRefusal = SiteFault | Refused<UploadRefusal["code"]>;
type SiteFault = Refused<"cannot-store" | "photos-away" | "failed">;

/** Describes a page's action: how to read its form, what to do, and how to answer. */
export interface PageAction<Value, Refusal extends Refused<ProblemCode>, Shown, Input> extends FormReading {
  /** Returns the action's own input, which the functions below get in addition to `Received`. */
  input?(received: Received): Sooner<Input>;
  /** Answers the buttons that save nothing. Null when none of them was pressed. */
  buttons?(input: Received & Input): Sooner<PageAnswer<Shown> | null>;
  /** Runs the domain command. The JSON call for the same task runs the same command. */
  run(input: Received & Input): Sooner<Done<Value> | Refusal>;
  /** The next page when the command is done, or this page with what can be shown only now. */
  done: NoticeCode | ((value: Value, input: Received & Input) => Sooner<PageAnswer<Shown>>);
  /** Answers a refusal; its status and Retry-After are added. `mistakes`: the sentences beside the fields. */
  again?(
    refusal: Refusal | SiteRefusal,
    input: Received & Input,
    sentence: string,
    mistakes: FieldSentences,
  ): Sooner<PageAnswer<Shown> | null>;
  /** The notice on the list to which a refusal leads without `again`, or when it returns null. */
  failed?: NoticeCode;
  /** The path of the list to return to. The query of the request is added. */
  list?: string;
  /** A parameter that is removed from the query of the list. */
  drop?: string;
}

/** Answers a page's form: with a redirect and a notice, or with the page again. Received files are always removed. */
export async function pageAction<Value, Refusal extends Refused<ProblemCode>, Shown, Input = object>(
  args: ActionFunctionArgs,
  action: PageAction<Value, Refusal, Shown, Input>,
) {
  const received = await receive(args, action);
  try {
    const input = { ...received, ...((await action.input?.(received)) as Input) };
    const { answer, ...refusal } = await answerOf(action, input);
    if (answer === null) return null;
    if ("shows" in answer) {
      // A page with scripts keeps what is typed. A body that could not be read has less of it.
      const shown = received.unread ? { ...answer.shows, keepsForm: true } : answer.shows;
      return data(shown, { ...refusal, status: answer.status ?? refusal.status ?? 200 });
    }
    const { to = listAddress(action, args.request), notice, status = 302, cookies = [] } = answer;
    const headers = new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));
    if (answer.document) headers.set("X-Remix-Reload-Document", "true");
    if (notice) headers.append("Set-Cookie", await flash(notice, answer.details, answer.undo));
    return redirect(to, { status, headers });
  } catch (error) {
    throw action.showsUnsent ? unsentInFault(error, args, received.upload) : error;
  } finally {
    await received.upload.discard();
  }
}

/** Answers the pressed button or runs the command. Returns the page's answer, and a refusal's status and headers. */
async function answerOf<Value, Refusal extends Refused<ProblemCode>, Shown, Input>(
  action: PageAction<Value, Refusal, Shown, Input>,
  input: Received & Input,
): Promise<{ answer: PageAnswer<Shown> | null; status?: number; headers?: Record<string, string> }> {
  const { site, context, language, unread } = input;
  const { done, again, list, failed } = action;
  const act = async (): Promise<PageAnswer<Shown> | Done<Value> | Refusal | SiteRefusal> =>
    unread ? refused(unread) : ((await action.buttons?.(input)) ?? action.run(input));
  const outcome = await attempt(context, act);
  if (!("ok" in outcome)) return { answer: outcome };
  if (outcome.ok) {
    return { answer: typeof done === "string" ? { notice: done } : await done(outcome.value, input) };
  }
  const { retryAfter } = outcome;
  const { status, sentence } = problemAnswer(outcome.code, language);
  const wait = retryAfter ? ` ${retrySentence(retryAfter, language)}` : "";
  const mistakes = fieldSentences(outcome.fieldErrors ?? {}, site.publicSettings.productName, language);
  const answer = await again?.(outcome, input, sentence + wait, mistakes);
  const back = list === undefined ? null : { notice: failed };
  return { answer: answer ?? back, status, headers: retryHeaders({ retryAfter }) };
}

function listAddress({ list = "", drop = "" }: { list?: string; drop?: string }, { url }: Request): string {
  const { searchParams } = new URL(url);
  searchParams.delete(drop);
  return list + (searchParams.size > 0 ? `?${searchParams}` : "");
}

/** Runs a command. An exception becomes a refusal, and is logged unless the client has disconnected. */
export async function attempt<T>(context: AppLoadContext, command: () => Promise<T>) {
  try {
    return await command();
  } catch (error) {
    if (!context.client.gone.aborted) context.reportError(error);
    return refused(storageFaultCode(error) ?? "failed");
  }
}

/** True when this code of a refusal means a fault of the site. The same form may be accepted later. */
export function isFault(code: string): boolean {
  return ["cannot-store", "photos-away", "failed"].includes(code);
}

const cookie = createCookie("avviso", { path: "/", httpOnly: true, sameSite: "lax", maxAge: 300 });
const carried = z.object({
  code: z.string().refine(isNoticeCode),
  details: z.record(z.string(), z.string()),
  undo: z
    .object({
      // The cookie may be forged, so its form can only do what a list's own buttons do.
      to: z.string().regex(/^\/admin\/(?:articoli|locations|cestino|cartellini|storie\/[\da-f]{20})$/),
      fields: z.record(z.string(), z.string()),
    })
    .optional(),
});

/** Returns the Set-Cookie value of a notice for the next page, with the form of the button that undoes the act. */
export function flash(code: NoticeCode, details: NoticeDetails = {}, undo?: Undo | null): Promise<string> {
  return cookie.serialize({ code, details, ...(undo && { undo }) });
}

/** Returns the notice in the request's cookie, and the Set-Cookie value that deletes it. Null without a notice. */
export async function takeFlash(request: Request, settings: PublicSettings) {
  const parsed = carried.safeParse(await cookie.parse(request.headers.get("Cookie")));
  if (!parsed.success) return null;
  const { code, details, undo } = parsed.data;
  const product = settings.productName;
  const language = ownerLanguageFor(new URL(request.url), request.headers.get("Cookie"), settings);
  const words = ownerNotice(language, code, { product, ...details });
  return {
    notice: undo
      ? { ...words, undo: { ...undo, label: ownerWordsIn(language, product).text.removal.undo } }
      : words,
    setCookie: await cookie.serialize("", { maxAge: 0 }),
  };
}
