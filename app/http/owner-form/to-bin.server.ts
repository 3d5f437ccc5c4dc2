import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { BinKind } from "~/domain/bin/bin";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { ignoreRefusal } from "~/domain/result";
import { pageAction } from "~/http/answer/page-action.server";
import type { NoticeCode } from "~/text/it/admin/notices/notices";

const lists = { story: "/admin", "blog-post": "/admin/articoli", location: "/admin/locations" } as const;

/** The parameter and the field with the ids of several ticked stories. */
const ticked = "scelta";
/** The fields of the list of stories that its next page needs. */
const kept = ["stato", "q", "pagina", "photo"];

/** The address of the owner's list to which records of this kind belong. */
export const listOf = (kind: BinKind): string => lists[kind];

/** Leads to the list, because 'Elimina' asks nothing and its address has no page. */
export const backToList = (kind: BinKind, { request }: LoaderFunctionArgs) =>
  redirect(lists[kind] + new URL(request.url).search);

/** Answers 'Elimina' in a list: moves one record (`id` of the address) or the ticked ones to the bin. */
export const toBin = (kind: BinKind, done: NoticeCode, args: ActionFunctionArgs) =>
  pageAction(args, {
    input: ({ request, upload }) => {
      const { id } = args.params;
      const chosen = [...new URL(request.url).searchParams.getAll(ticked), ...upload.all(ticked)];
      return { ids: id === undefined ? [...new Set(chosen)] : [id] };
    },
    run: async ({ site, ids }) => ignoreRefusal(await moveToBin<BinKind>(site, kind, ids), `unknown-${kind}`),
    done: (value, { request, upload }) => ({
      to: listAfter(kind, request, upload),
      notice: done,
      details: { count: String(value?.moved.length ?? 0) },
      undo: value ? { to: "/admin/cestino", fields: { restore: value.moved.join(" "), undo: kind } } : null,
    }),
    failed: "removal-failed",
    list: lists[kind],
    drop: ticked,
  });

/** Returns the list's address with its filter, search and page, from the address or from the form around the button. */
function listAfter(kind: BinKind, request: Request, { all }: { all(name: string): string[] }): string {
  const { searchParams } = new URL(request.url);
  searchParams.delete(ticked);
  for (const name of kept) for (const value of all(name)) if (value) searchParams.append(name, value);
  return lists[kind] + (searchParams.size > 0 ? `?${searchParams}` : "");
}
