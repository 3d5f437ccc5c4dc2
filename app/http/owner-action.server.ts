import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { Result } from "~/domain/result";
import type { Site } from "~/domain/site";
import { type NoticeCode, notice } from "~/text/it/admin/notices/notices";
import { attempt } from "./attempt.server";
import { flash } from "./flash.server";
import { type ProblemCode, problem } from "./problem.server";
import { requireOwner } from "./session.server";
import { siteOf } from "./site-of.server";

interface OwnerAction<T, Code extends string> {
  /** The domain command, the same as that of the JSON call. */
  run(site: Site): Promise<Result<T, Code>>;
  done: NoticeCode;
  /** The details of the notice `done`. */
  details?(value: T): Record<string, string>;
  failed: NoticeCode;
  /** A refusal that counts as done: the state is already the wanted one. */
  alreadyDone?: Code;
  /** A refusal that the list itself is answered with, and its sentence. */
  conflict?: Code & ProblemCode;
  /** The address of the list that it leads back to; the query of the request is kept. */
  list: string;
  /** A parameter of that query that is not kept. */
  drop?: string;
}

/** Answers a button on one of the owner's lists: runs the command and redirects to the list, with a notice. */
export async function answerOwnerAction<T, Code extends string>(
  { request, context }: ActionFunctionArgs,
  { run, done, details, failed, alreadyDone, conflict, list, drop = "" }: OwnerAction<T, Code>,
) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const tried = await attempt(context, () => run(site));
  const result = tried.worked ? tried.value : null;
  if (conflict !== undefined && result?.ok === false && result.code === conflict) {
    const { status, sentence } = problem(conflict);
    return data({ notice: notice("form-refused", { sentence }) }, { status });
  }
  const isDone = result && (result.ok || result.code === alreadyDone);
  const setCookie = isDone ? flash(done, result.ok ? details?.(result.value) : {}) : flash(failed);
  const { searchParams } = new URL(request.url);
  searchParams.delete(drop);
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return redirect(list + query, { headers: { "Set-Cookie": await setCookie } });
}

interface VisibilityAction<Code extends string> {
  showOrHide(site: Site, id: string, shown: boolean): Promise<Result<unknown, Code>>;
  shown: NoticeCode;
  hidden: NoticeCode;
  conflict?: Code & ProblemCode;
  list: string;
}

/** Shows or hides an item of the owner's lists. The form has the fields `id` and `shown` ("true": show). */
export async function answerVisibilityAction<Code extends string>(
  args: ActionFunctionArgs,
  { showOrHide, shown, hidden, conflict, list }: VisibilityAction<Code>,
) {
  const fields = await args.request.formData().catch(() => new FormData());
  const show = fields.get("shown") === "true";
  return answerOwnerAction(args, {
    run: (site) => showOrHide(site, String(fields.get("id")), show),
    done: show ? shown : hidden,
    failed: "update-failed",
    conflict,
    list,
  });
}
