import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PlainLink } from "~/components/admin/buttons";
import { PrintedBook } from "~/components/book/printed-book";
import { WordsOfPage } from "~/components/languages/use-words";
import { wordsNamed } from "~/text/languages.server";
import { EmptyState } from "~/components/layout/empty-state";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { PrintPage } from "~/components/tags/print-page";
import {
  daysOfBook,
  idsOfBook,
  listBookEntries,
  listBookPosts,
  yearsOfBook,
  readBook,
} from "~/domain/book/book.server";
import { findJourneyNumbers } from "~/domain/journey/journey-numbers-queries.server";
import { listStopsOnMap } from "~/domain/locations/journey/journey-queries.server";
import { qrCodeOf } from "~/domain/tags/print-tag.server";
import type { RouteHandle } from "~/http/route-handle";
import { drawJourneyMap } from "~/map/draw-journey-map.server";
import styles from "~/styles/book/book.css";
import { ownerWordsOf, useOwnerWords } from "~/components/languages/use-owner-words";

export const handle: RouteHandle = {
  owner: true,
  panel: true,
  bare: true,
  prefetch: false,
  script: "/print.js",
};

export const links = styleSheets(styles);

export const meta: MetaFunction = (args) => {
  const { book, printBook } = ownerWordsOf(args).text;
  return pageMeta(args, { title: book.printTitle, description: printBook.description, hidden: true });
};

/** Returns the whole book, or the year of a long one that `?anno=` names. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const book = await readBook(site.db);
  const entries = await listBookEntries(site, book);
  const years = yearsOfBook(entries);
  const asked = new URL(request.url).searchParams.get("anno");
  const year = years?.find((one) => one === asked) ?? null;
  const ids = years !== null && year === null ? [] : idsOfBook(entries, year);
  const { publicUrl, productName } = site.publicSettings;
  const numbers = await findJourneyNumbers(site);
  const cover = daysOfBook(entries, numbers, year);
  return {
    ...{ book, publicUrl, productName },
    posts: await listBookPosts(site, ids, book.language),
    years: year === null ? years : null,
    front: {
      ...{ year, cover },
      map: drawJourneyMap(await listStopsOnMap(site, book.language), site.outlines),
      numbers: { ...numbers, days: cover.days },
    },
    qr: publicUrl === null ? null : qrCodeOf(publicUrl),
  };
}

/** The book of the journey, to print from the browser. Its instructions are only on the screen. */
export default function PrintBook() {
  const { printBook: text, book } = useOwnerWords().text;
  const { years, productName, ...printed } = useLoaderData<typeof loader>();
  const words = wordsNamed(printed.book.language, productName);
  return (
    <PrintPage
      className="book-page light"
      title={book.printTitle}
      isTitled={printed.posts.length > 0}
      steps={years === null && printed.posts.length > 0 ? book.steps : null}
      print={book.printButton}
      after={
        years === null ? null : (
          <>
            <p>{text.years}</p>
            <p className="button-row">
              {years.map((year) => (
                <PlainLink
                  key={year}
                  look="small-main"
                  href={`/admin/libro/stampa?anno=${year}`}
                  label={year}
                />
              ))}
            </p>
          </>
        )
      }
      back={{ to: "/admin/libro", label: book.back }}
    >
      {printed.posts.length > 0 ? (
        <WordsOfPage.Provider value={words}>
          <PrintedBook
            {...printed}
            linkTo={(path) => (printed.publicUrl === null ? null : printed.publicUrl + path)}
          />
        </WordsOfPage.Provider>
      ) : years === null ? (
        <EmptyState title={book.empty} />
      ) : null}
    </PrintPage>
  );
}
