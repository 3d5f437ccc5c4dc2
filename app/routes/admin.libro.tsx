import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { BookForm } from "~/components/book/book-form";
import { styleSheets } from "~/components/layout/page-head";
import { listBookEntries, yearsOfBook, changeBook, readBook } from "~/domain/book/book.server";
import { isFault, pageAction } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import styles from "~/styles/book/book-form.css";
import { bookPageText as text } from "~/text/it/admin/book";
import { notice } from "~/text/it/admin/notices/notices";
import { languageNamed, languages, defaultLanguage, wordsIn } from "~/text/languages.server";

export const handle: RouteHandle = { owner: true, pageName: () => text.title, body: { keepsWords: true } };

export const links = styleSheets(styles);

export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const drafted = await findDraftedForm(site, new URL(request.url));
  const book = await readBook(site.db);
  const entries = await listBookEntries(site, book);
  const { productName } = site.publicSettings;
  return {
    entries,
    years: yearsOfBook(entries),
    form: { ...book, ...drafted?.fields, errors: {} },
    title: wordsIn(languageNamed(book.language) ?? defaultLanguage, productName).text.book.title,
    languages: languages.map((code) => ({ code, name: wordsIn(code, productName).language.name })),
    notice: drafted?.notice ?? null,
  };
}

const address = "/admin/libro";

export const action = pageAction({
  signedOut: { words: ["title", "dedication"], beside: ["photos", "format", "language"] },
  async run({ site, fields }) {
    const { leaveOut, takeIn, ...book } = fields;
    if (leaveOut === undefined && takeIn === undefined) return changeBook(site, book);
    const { leftOut } = await readBook(site.db);
    const others = leftOut.filter((id) => id !== takeIn && id !== leaveOut);
    return changeBook(site, { ...book, leftOut: leaveOut ? [...others, leaveOut] : others });
  },
  done(_, { fields: { leaveOut, takeIn, print } }) {
    const entry = leaveOut ?? takeIn;
    if (entry !== undefined) return { to: `${address}#${entry}` };
    return print === undefined
      ? { to: address, notice: "book-saved" }
      : { to: `${address}/stampa`, document: true };
  },
  again: ({ code }, { fields }, _, errors) => ({
    shows: {
      notice: notice(isFault(code) ? "update-failed" : "book-refused"),
      form: { ...fields, errors },
    },
  }),
});

export const { clientAction, meta, shouldRevalidate } = adminRoute("update-failed");

/** The page 'Libro': what the printed book contains, and the way to print it. */
export default function BookPage() {
  const { entries, years, form, title, languages } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const typed = answer && "form" in answer ? answer.form : {};
  return (
    <AdminPage lead={text.lead}>
      <BookForm book={{ ...form, ...typed }} {...{ entries, years, title, languages }} />
    </AdminPage>
  );
}
