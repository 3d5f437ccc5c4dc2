import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FormButton } from "~/components/admin/buttons";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { FulfilWish, ListedWish } from "~/components/admin/wishes/listed-wish";
import { type TypedWish, WishForm } from "~/components/admin/wishes/wish-form";
import { useAnswer } from "~/components/form-parts/answers";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { styleSheets } from "~/components/layout/page-head";
import { newId } from "~/domain/new-id";
import { areWishesHidden, listStopsToChoose, listWishes } from "~/domain/wishes/owner-wishes.server";
import {
  binWish,
  changeWish,
  createWish,
  putWishBefore,
  showOrHideWishes,
} from "~/domain/wishes/wishes.server";
import { pageAction } from "~/http/answer/page-action.server";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import type { RouteHandle } from "~/http/route-handle";
import styles from "~/styles/admin/admin-wishes.css";
import type { FieldSentences } from "~/text/field-sentences";
import { fill } from "~/text/fill";
import { languages } from "~/text/languages.server";
import { ownerWordsIn } from "~/text/owner/languages.server";
import { ownerNotice } from "~/text/owner/notices.server";

export const handle: RouteHandle = {
  owner: true,
  pageName: ({ text }) => text.wishes.title,
  body: { keepsWords: true },
};

export const links = styleSheets(styles);

const list = "/admin/desideri";

/** A form that is shown again: of a new wish without `id`, else of this one. With a `stop` it ticks the wish off. */
interface ShownForm {
  id?: string;
  token: string;
  seen: string;
  stop?: string;
  typed: TypedWish;
  errors: FieldSentences;
}

export async function loader({ request, context: { site, language } }: LoaderFunctionArgs) {
  const address = new URL(request.url);
  const drafted = await findDraftedForm({ site, language }, address);
  const { id, token, seen = "", ...typed } = drafted?.fields ?? {};
  const form: ShownForm = { id, token: token || newId(), seen, typed, errors: {} };
  return {
    wishes: await listWishes(site),
    hidden: await areWishesHidden(site),
    stops: await listStopsToChoose(site),
    chosen: address.searchParams.get("desiderio") ?? undefined,
    notice: drafted?.notice ?? null,
    form,
  };
}

/** Answers the page's forms: a new wish, its texts, its place in the list, its stop, the bin, and whether all are shown. */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    signedOut: { words: ["text", ...languages], beside: ["id", "seen", "token"] },
    input: ({ fields }) => ({
      typed: Object.fromEntries(
        ["text", ...languages].flatMap((name) => {
          const value = fields[name];
          return value === undefined ? [] : [[name, value]];
        }),
      ) as TypedWish,
    }),
    run({ site, fields: { id, token = newId(), seen, before, stop, open, remove, shown }, typed }) {
      if (shown !== undefined) return showOrHideWishes(site, shown === "true");
      if (id === undefined) return createWish(site, typed, token);
      if (remove !== undefined) return binWish(site, id);
      if (before !== undefined) return putWishBefore(site, id, before);
      if (open !== undefined) return changeWish(site, id, { locationId: null });
      return changeWish(site, id, stop === undefined ? { ...typed, seen: seen ?? "" } : { locationId: stop });
    },
    done(_, { fields: { id, before, stop, open, remove, shown } }) {
      if (shown !== undefined)
        return { to: list, notice: shown === "true" ? "wishes-shown" : "wishes-hidden" };
      if (remove !== undefined) {
        const undo = { to: "/admin/cestino", fields: { restore: id ?? "", undo: "wish" } };
        return { to: list, notice: "wish-removed", undo };
      }
      if (before !== undefined) return { to: list };
      return { to: list, notice: open ? "wish-open" : stop ? "wish-fulfilled" : "wish-saved" };
    },
    async again({ code }, { site, language, fields, typed }, sentence, mistakes) {
      const { id, token = newId(), stop, seen = "" } = fields;
      const now = code === "wish-changed" ? (await listWishes(site)).find((wish) => wish.id === id) : null;
      const { isNow } = ownerWordsIn(language, "").text.wishes;
      const errors = now ? { text: [sentence, fill(isNow, { text: now.text })] } : mistakes;
      const form: ShownForm = { id, token, stop, typed, errors, seen: now?.updatedAt ?? seen };
      return { shows: { notice: ownerNotice(language, "wish-refused", { sentence }), form } };
    },
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("update-failed");

/** The page of the toy's wishes: the open ones in their order, and those that came true. */
export default function Wishes() {
  const text = useOwnerWords().text.wishes;
  const { wishes, hidden, stops, chosen, form: loaded } = useLoaderData<typeof loader>();
  const form: ShownForm = useAnswer<typeof action>(loaded)?.form ?? loaded;
  const open = wishes.filter(({ locationId }) => locationId === null);
  const fulfilled = wishes.filter(({ locationId }) => locationId !== null);
  const isTicked = form.stop !== undefined;
  const wrongFor = (id: string | undefined) => (form.id === id && !isTicked ? form : null);
  const created = wrongFor(undefined);
  return (
    <AdminPage lead={text.lead}>
      {wishes.length === 0 ? null : (
        <div className="list-line">
          <p>{hidden ? text.hidden : text.shown}</p>
          <FormButton name="shown" value={String(hidden)} label={hidden ? text.show : text.hide} />
        </div>
      )}
      <section className="form-sheet" aria-labelledby="new-wish-title" key={wishes.length}>
        <h3 id="new-wish-title">{text.newWish}</h3>
        <WishForm
          fields={{ token: form.token }}
          typed={created?.typed ?? {}}
          errors={created?.errors ?? {}}
        />
      </section>
      {open.length === 0 ? null : (
        <>
          <h3 className="section-title">{text.openTitle}</h3>
          <ol className="list">
            {open.map((wish, at) => (
              <ListedWish key={wish.id} wish={wish} before={open[at - 1]?.id} wrong={wrongFor(wish.id)} />
            ))}
          </ol>
          <FulfilWish
            key={open.map(({ id }) => id).join()}
            wishes={open}
            stops={stops}
            chosen={isTicked ? form : { id: chosen }}
            errors={isTicked ? (form.errors.locationId ?? []) : []}
          />
        </>
      )}
      {fulfilled.length === 0 ? null : (
        <>
          <h3 className="section-title">{text.fulfilledTitle}</h3>
          <ul className="list">
            {fulfilled.map((wish) => (
              <ListedWish key={wish.id} wish={wish} wrong={wrongFor(wish.id)} />
            ))}
          </ul>
        </>
      )}
    </AdminPage>
  );
}
