import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink, FormButton } from "~/components/admin/buttons";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { styleSheets } from "~/components/layout/page-head";
import { changeBook, listBookEntries, readBook } from "~/domain/book/book.server";
import { pageAction } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import styles from "~/styles/book/book-form.css";
import { wordsNamed } from "~/text/languages.server";
import { ownerNotice } from "~/text/owner/notices.server";

const list = "/admin/libro";

export const handle: RouteHandle = {
  owner: true,
  pageName: ({ text }) => text.bookPage.offer,
};

export const links = styleSheets(styles);

/** Returns what becomes public. A book that is open already needs no question. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  const book = await readBook(site.db);
  if (book.open) throw redirect(list);
  const entries = await listBookEntries(site, book);
  return {
    title: book.title ?? wordsNamed(book.language, site.publicSettings.productName).text.book.title,
    dedication: book.dedication,
    titles: entries.filter(({ inBook }) => inBook).map(({ id, title }) => ({ id, title })),
    publicUrl: site.publicSettings.publicUrl,
  };
}

/** Opens the book, or closes it. */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    run: ({ site, fields }) => changeBook(site, { open: fields.open !== "false" }),
    done: ({ open }) => ({ to: list, notice: open ? "book-opened" : "book-closed" }),
    again: (_, { language }) => ({ shows: { notice: ownerNotice(language, "update-failed") } }),
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("update-failed");

/** The question before the book becomes public: everything that readers will see. */
export default function OpenBookPage() {
  const { title, dedication, titles, publicUrl } = useLoaderData<typeof loader>();
  const { text: texts, plural } = useOwnerWords();
  const text = texts.bookPage;
  return (
    <AdminPage lead={text.offerLead}>
      <div className="form form-sheet book-asked">
        <h3 className="section-title">{text.bookTitle}</h3>
        <p dir="auto">{title}</p>
        <h3 className="section-title">{text.dedication}</h3>
        {dedication === null ? (
          <p>{text.noDedication}</p>
        ) : (
          <p className="line-breaks" lang="" dir="auto">
            {dedication}
          </p>
        )}
        <p>{text.later}</p>
        <p>
          {text.address} <strong>{publicUrl ?? ""}/libro</strong>
        </p>
        <div className="button-row">
          <FormButton look="main" label={text.openBook} pending={text.pending} toTop />{" "}
          <ButtonLink look="quiet" to={list} label={texts.removal.cancel} />
        </div>
        <h3 className="section-title">{plural(text.inBook, titles.length)}</h3>
        <ol>
          {titles.map((article) => (
            <li key={article.id}>
              <bdi lang="">{article.title}</bdi>
            </li>
          ))}
        </ol>
      </div>
    </AdminPage>
  );
}
