import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import type { Result } from "~/domain/result";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage-fault";
import type { NoticeCode } from "~/text/it/notices";
import { flash } from "./flash.server";
import { problem } from "./problem.server";
import { requireOwner } from "./session.server";
import { siteOf } from "./site-of.server";

interface OwnersAct<T, Code extends string> {
  act(site: Site): Promise<Result<T, Code>>;
  /** What is said afterwards. */
  done: NoticeCode;
  /** What `done` says of the result. */
  details?(value: T): Record<string, string>;
  failed: NoticeCode;
  /** A refusal that the owner need not hear about: what was wanted is so already. */
  alreadySo?: Code;
  /** The list that it leads back to; what the address asks for (page, ticks) stays. */
  list: string;
}

/** One press of a button on the owner's lists: does it, and leads back to the list, which says what became of it. */
export async function answerOwnersAct<T, Code extends string>(
  { request, context }: ActionFunctionArgs,
  { act, done, details, failed, alreadySo, list }: OwnersAct<T, Code>,
): Promise<Response> {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const tried = await attempt(context, () => act(site));
  const result = tried.worked ? tried.value : null;
  const worked = result && (result.ok || result.code === alreadySo);
  const said = worked ? flash(done, result.ok ? details?.(result.value) : {}) : flash(failed);
  const { search } = new URL(request.url);
  return redirect(list + search, { headers: { "Set-Cookie": await said } });
}

interface Visibility {
  shown: NoticeCode;
  hidden: NoticeCode;
  list: string;
}

/** Shows or hides a line of the owner's lists (spec §4): the form says which (`id`) and what shall be (`shown`). */
export async function answerVisibility(
  args: ActionFunctionArgs,
  showOrHide: (site: Site, id: string, shown: boolean) => Promise<Result<unknown, string>>,
  { shown, hidden, list }: Visibility,
): Promise<Response> {
  const fields = await args.request.formData().catch(() => new FormData());
  const show = fields.get("shown") === "true";
  return answerOwnersAct(args, {
    act: (site) => showOrHide(site, String(fields.get("id")), show),
    done: show ? shown : hidden,
    failed: "update-failed",
    list,
  });
}

/** What became of an attempt: its value, or the status of the page that says that it did not work. */
export type Attempt<T> = { worked: true; value: T } | { worked: false; status: number };

/** Does something of the owner's; a fault is logged, and the page then says so, with all its texts. */
export async function attempt<T>(context: AppLoadContext, act: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { worked: true, value: await act() };
  } catch (error) {
    const report = context.reportError ?? console.error;
    report(error);
    return { worked: false, status: problem(isStorageFault(error) ? "cannot-store" : "failed").status };
  }
}
