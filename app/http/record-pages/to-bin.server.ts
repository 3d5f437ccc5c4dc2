import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type BinKind, type BinnedKind, binKinds } from "~/domain/bin/bin";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { ignoreRefusal } from "~/domain/result";
import { pageAction } from "~/http/answer/page-action.server";

const lists = {
  story: "/admin",
  "blog-post": "/admin/articoli",
  location: "/admin/locations",
  wish: "/admin/desideri",
} as const;

/** The parameter and the field with the ids of several ticked stories. */
const ticked = "scelta";
/** The fields of the list of stories that its next page needs. */
const kept = ["stato", "q", "pagina", "photo"];

/** The address of the owner's list to which records of this kind belong. */
export const listOf = (kind: BinnedKind): string => lists[kind];

/** Returns the kind of the record whose 'Elimina' has this address. */
function kindAt({ pathname }: URL): BinKind {
  return binKinds.find((kind) => kind !== "story" && pathname.startsWith(lists[kind])) ?? "story";
}

/** Leads to the list, because 'Elimina' asks nothing and its address has no page. */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  return redirect(lists[kindAt(url)] + url.search);
}

/** Answers 'Elimina' in a list: moves one record (`id` of the address) or the ticked stories to the bin. */
export function action(args: ActionFunctionArgs) {
  const { id } = args.params;
  const url = new URL(args.request.url);
  const kind = kindAt(url);
  return pageAction(args, {
    input: ({ upload }) => {
      const chosen = [...url.searchParams.getAll(ticked), ...upload.all(ticked)];
      return { ids: id === undefined ? [...new Set(chosen)] : [id] };
    },
    run: async ({ site, ids }) => ignoreRefusal(await moveToBin<BinKind>(site, kind, ids), `unknown-${kind}`),
    done: (value, { upload }) => ({
      to: lists[kind] + queryAfter(url, upload),
      notice: id === undefined ? "stories-removed" : `${kind}-removed`,
      details: { count: String(value?.moved.length ?? 0) },
      undo: value ? { to: "/admin/cestino", fields: { restore: value.moved.join(" "), undo: kind } } : null,
    }),
    failed: "removal-failed",
    list: lists[kind],
    drop: ticked,
  });
}

/** Returns the list's query with its filter, search and page, from the address or from the form around the button. */
function queryAfter({ searchParams }: URL, { all }: { all(name: string): string[] }): string {
  const query = new URLSearchParams(searchParams);
  query.delete(ticked);
  for (const name of kept) for (const value of all(name)) if (value) query.append(name, value);
  return query.size > 0 ? `?${query}` : "";
}
