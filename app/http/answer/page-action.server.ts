import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { type Done, type Refused, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { attempt } from "./attempt.server";
import { flash } from "./flash.server";
import type { Upload, UploadRefusal } from "~/http/input/read-upload.server";
import { type FormReading, readForm } from "~/http/input/read-form.server";
import { unsentInFault } from "~/http/input/unsent-form.server";
import { type ProblemCode, problem, retryHeaders, retrySentence } from "./problem.server";
import type { Details } from "~/text/it/admin/notices/notice-words";
import type { NoticeCode } from "~/text/it/admin/notices/notices";
import type { Language } from "~/text/languages.server";

/** What every function of an action gets, together with what its `input` makes of it. */
export interface Received {
  site: Site;
  request: Request;
  context: AppLoadContext;
  language: Language;
  upload: Upload;
  /** The texts of the form, each field once. */
  fields: Partial<Record<string, string>>;
  /** Why the body could not be read; null when it could. */
  unread: UploadRefusal["code"] | null;
}

/** Leads to another page, which says `notice`; without `to`, back to the action's `list`. */
interface LeadsTo {
  to?: string;
  notice?: NoticeCode;
  details?: Details;
  status?: 303;
  /** Set-Cookie values. */
  cookies?: string[];
}

/** Shows the page again, with this as its action data. */
interface Shows<Shown> {
  shows: Shown;
  status?: number;
}

export type PageAnswer<Shown> = LeadsTo | Shows<Shown>;
type Sooner<T> = T | Promise<T>;

/** A refusal that every action can have: a fault of the site, or a body that could not be read. */
export type SiteRefusal = Refused<"cannot-store" | "photos-away" | "failed" | UploadRefusal["code"]>;

/** The description of a page's action: how its form is read, what it does, and how it is answered. */
export interface PageAction<Value, Refusal extends Refused<ProblemCode>, Shown, Input> extends FormReading {
  /** Makes of the form what the functions below get beside `Received`. */
  input?(received: Received): Sooner<Input>;
  /** Answers the buttons that save nothing; null: none of them was pressed. */
  buttons?(input: Received & Input): Sooner<PageAnswer<Shown> | null>;
  /** Runs the domain command, the same as the JSON call. */
  run(input: Received & Input): Sooner<Done<Value> | Refusal>;
  /** Where it leads when it is done. */
  done: NoticeCode | ((value: Value, input: Received & Input) => Sooner<LeadsTo>);
  /**
   * Answers a refusal; its status and Retry-After are added. `sentence`: the refusal's own, with when to try again. Null,
   * or without this function: back to the list, with the notice `failed`.
   */
  again?(
    refusal: Refusal | SiteRefusal,
    input: Received & Input,
    sentence: string,
  ): Sooner<PageAnswer<Shown> | null>;
  failed?: NoticeCode;
  /** The list that it leads back to, with the query that the list was shown with. */
  list?: string;
  /** A parameter of that query that is not kept. */
  drop?: string;
}

/**
 * Answers a form as a page: reads it, runs the command, then leads on with a notice or shows the page again. Received
 * files are removed in every case.
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

/** Presses the button or runs the command. Answers what the page says then, with the status and headers of a refusal. */
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
