import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, Outlet, useActionData, useLoaderData, Form } from "@remix-run/react";
import { ItemLink } from "~/components/admin/list-link";
import { Pagination } from "~/components/admin/pagination";
import { AdminPage } from "~/components/admin/panel/admin-page";
import { adminMeta } from "~/components/admin/panel/page-name";
import { notSentHandlers } from "~/components/admin/when-not-sent";
import type { NotSent } from "~/components/forms/not-sent";
import { EmptyState } from "~/components/layout/empty-state";
import { Photo } from "~/components/photos/photo";
import { binKinds, type BinItem } from "~/domain/bin/bin";
import { countBin, listBin } from "~/domain/bin/bin-queries.server";
import { restoreFromBin } from "~/domain/bin/restore-from-bin.server";
import { paginate } from "~/domain/pagination/pagination";
import { pageAction } from "~/http/answer/page-action.server";
import { listOf } from "~/http/owner-form/to-bin.server";
import type { RouteHandle } from "~/http/route-handle";
import { binText as text } from "~/text/it/admin/bin";
import { dateAndTime } from "~/text/it/admin/dates";

export const handle: RouteHandle = { owner: true, pageName: () => text.title };

export const meta = adminMeta;

const address = "/admin/cestino";

export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const total = await countBin(site);
  const { page, pages, limit, offset } = paginate(new URL(request.url).searchParams.get("pagina"), total, 30);
  return { items: await listBin(site, { limit, offset }), total, page, pages };
}

/** Answers 'Riprendi' (`restore`, ids), and 'Annulla' after a deletion, which leads back to the list (`undo`, a kind). */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    run: ({ site, fields: { restore = "" } }) => restoreFromBin(site, restore.split(" ")),
    done({ kinds }, { fields }) {
      const kind = binKinds.find((one) => one === fields.undo);
      const [first = "story"] = kinds;
      const details = { kind: first, count: String(kinds.length) };
      return { notice: "bin-restored", details, ...(kind && { to: listOf(kind) }) };
    },
    failed: "bin-restore-failed",
    list: address,
  });

export const { clientAction, shouldRevalidate } = notSentHandlers("bin-restore-failed");

/** The bin: what the owner has deleted in the last 30 days. */
export default function Bin() {
  const { items, total, page, pages } = useLoaderData<typeof loader>();
  const answer = useActionData<NotSent>();
  return (
    <AdminPage before={<Outlet />} lead={text.lead} notice={answer?.notice}>
      {total === 0 ? (
        <EmptyState title={text.empty} />
      ) : (
        <>
          <div className="list-line">
            <p className="list-count">{text.total(total)}</p>
            <Link
              className="button button-quiet button-danger button-small"
              to={`${address}/tutto/elimina`}
              preventScrollReset
            >
              {text.emptyAll}
            </Link>
          </div>
          <ul className="list">
            {items.map((item) => (
              <BinnedItem key={item.id} item={item} />
            ))}
          </ul>
          <Pagination page={page} pages={pages} address={address} />
        </>
      )}
    </AdminPage>
  );
}

/** Something in the bin, with the buttons that bring it back or delete it for good. */
function BinnedItem({ item }: { item: BinItem }) {
  const { id, kind, city, photo, photoCount, binnedAt } = item;
  const name = text.nameOf(item);
  return (
    <li className="list-item">
      <div className="list-item-head">
        {photo ? (
          <span className="stamp stamp-small">
            <Photo photo={photo} alt="" sizes="5rem" />
          </span>
        ) : null}
        <h3>{name}</h3>
        <span className="badge badge-off">{text.kinds[kind]}</span>
      </div>
      <p className="card-meta">
        {city && !item.withdrawn ? <span>{city}</span> : null}
        {photoCount > 0 ? <span>{text.photos(photoCount)}</span> : null}
        <time dateTime={binnedAt}>{text.binned(dateAndTime(binnedAt))}</time>
      </p>
      {item.text && !item.withdrawn ? <p className="list-item-text">{item.text}</p> : null}
      <div className="button-row">
        <Form method="post" action="/admin/cestino" preventScrollReset>
          <input type="hidden" name="restore" value={id} />
          <button className="button button-small" aria-label={`${text.restore}: ${name}`}>
            {text.restore}
          </button>
        </Form>
        <ItemLink to={`/admin/cestino/${id}/elimina`} label={text.remove} name={name} removes />
      </div>
    </li>
  );
}
