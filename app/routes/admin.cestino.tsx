import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { AdminList, ItemHead } from "~/components/admin/admin-list";
import { FormButton, ItemLink, ButtonLink } from "~/components/admin/buttons";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { type BinnedKind, binnedKinds } from "~/domain/bin/bin";
import { countBin, listBin, type BinItem } from "~/domain/bin/bin-queries.server";
import { restoreFromBin } from "~/domain/bin/move-to-bin.server";
import { showOrHideBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { showOrHideLocation } from "~/domain/locations/save-location.server";
import { done } from "~/domain/result";
import { hasOpenPlace } from "~/http/record-pages/questions-about-place.server";
import { readListPage } from "~/http/answer/list-page.server";
import { pageAction } from "~/http/answer/page-action.server";
import { listOf } from "~/http/record-pages/to-bin.server";
import type { RouteHandle } from "~/http/route-handle";
import { binnedName } from "~/text/owner/binned-name";

export const handle: RouteHandle = { owner: true, pageName: ({ text }) => text.bin.title };

const address = "/admin/cestino";

export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  return readListPage(request, await countBin(site), (part) => listBin(site, part));
}

/**
 * Answers 'Ripristina' (`restore`, ids), the same with 'e mostra' (`show`), and 'Annulla' after a deletion, which brings
 * back what was visible and leads to the list (`undo`, a kind).
 */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    async run({ site, fields: { restore = "", show, undo } }) {
      const restored = await restoreFromBin(site, restore.split(" "), { asBefore: undo !== undefined });
      if (!restored.ok || show === undefined) return restored;
      const { kinds } = restored.value;
      if (kinds[0] === "location") await showOrHideLocation(site, restore, true);
      const isOpen = kinds[0] === "blog-post" && (await hasOpenPlace(site, restore));
      if (kinds[0] === "blog-post" && !isOpen) await showOrHideBlogPost(site, restore, true);
      return done({ kinds, isOpen });
    },
    done(restored: { kinds: BinnedKind[]; isOpen?: boolean }, { fields }) {
      if (restored.isOpen)
        return { to: `${listOf("blog-post")}/${fields.restore}?luogo=aperto`, notice: "place-open" };
      const { kinds } = restored;
      const kind = binnedKinds.find((one) => one === fields.undo);
      const [first = "story"] = kinds;
      const other = kind ? "restored-as-before" : fields.show ? "restored-and-shown" : "restored-hidden";
      const own = first === "story" ? "stories-restored" : first === "wish" ? "wish-restored" : null;
      const notice = own ?? other;
      return { notice, details: { count: String(kinds.length) }, ...(kind && { to: listOf(kind) }) };
    },
    again: ({ code }) => (code === "too-many-wishes" ? { to: address, notice: code } : null),
    failed: "bin-restore-failed",
    list: address,
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("bin-restore-failed");

/** The bin: what the owner has deleted in the last 30 days. */
export default function Bin() {
  const text = useOwnerWords().text.bin;
  const list = useLoaderData<typeof loader>();
  return (
    <AdminPage before={<Outlet />} lead={text.lead}>
      <AdminList
        {...list}
        {...{ text, address }}
        beside={
          <ButtonLink
            look="small-danger"
            to={`${address}/tutto/elimina`}
            preventScrollReset
            label={text.emptyAll}
          />
        }
      >
        {(item) => <BinnedItem key={item.id} item={item} />}
      </AdminList>
    </AdminPage>
  );
}

/** Something in the bin, with the buttons that bring it back or delete it for good. */
function BinnedItem({ item }: { item: BinItem }) {
  const { id, kind, city, photo, photoCount, binnedAt } = item;
  const { text: texts, plural, dated, dateAndTime } = useOwnerWords();
  const text = texts.bin;
  const name = binnedName(texts, item);
  return (
    <li className="list-item">
      <ItemHead title={name} photo={photo} badge={text.kinds[kind]} />
      <p className="card-meta">
        {city && !item.withdrawn ? <span>{city}</span> : null}{" "}
        {photoCount > 0 ? <span>{plural(texts.stories.photoCount, photoCount)}</span> : null}{" "}
        <time dateTime={binnedAt}>{dated(text.binned, { moment: dateAndTime(binnedAt) })}</time>
      </p>
      {item.text && !item.withdrawn ? <p className="list-item-text">{item.text}</p> : null}
      <div className="button-row">
        <FormButton
          action={address}
          fields={{ restore: id }}
          look="small-main"
          label={text.restore}
          about={name}
        />{" "}
        {/story|wish/.test(kind) || item.withdrawn ? null : (
          <FormButton
            action={address}
            fields={{ restore: id, show: "true" }}
            label={text.restoreAndShow}
            about={name}
          />
        )}{" "}
        <ItemLink
          to={`${address}/${id}/elimina`}
          label={text.remove}
          about={name}
          overList
          look="small-danger"
        />
      </div>
    </li>
  );
}
