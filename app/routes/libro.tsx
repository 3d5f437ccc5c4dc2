import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PrintedBook } from "~/components/book/printed-book";
import { useAddress } from "~/components/languages/use-owner-words";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { EmptyState } from "~/components/layout/empty-state";
import { DocumentButton } from "~/components/layout/links";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { PageLinks } from "~/components/layout/page-links";
import { type BookEntry, maxBookPosts } from "~/domain/book/book";
import { postsPerPage, postsPerPrint } from "~/domain/book/book-pages";
import { bytesOfPrint, findBookPart } from "~/domain/book/open-book.server";
import { withServerOnly } from "~/http/answer/server-only.server";
import type { RouteHandle } from "~/http/route-handle";
import styles from "~/styles/book/book.css";
import { fill } from "~/text/fill";

export const handle: RouteHandle = {
  languages: true,
  sitemap: true,
  cache: { pagina: /^[1-9]\d{0,3}$/ },
  exported: true,
};

export const links = styleSheets(styles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { book: text } = wordsOf(args.matches).text;
  const { title, page = 1 } = args.data ?? {};
  return pageMeta(args, {
    title: title ?? text.title,
    description: text.subtitle,
    address: page > 1 ? addressOf(page) : undefined,
  });
};

const addressOf = (page: number) => (page === 1 ? "/libro" : `/libro?pagina=${page}`);

/** Returns a page of the book, the first one with its beginning. A closed book, and a page beyond its end, is not found. */
export async function loader({ request, context: { site, language } }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get("pagina");
  const found = await findBookPart(site, wanted, postsPerPage, language);
  if (!found) throw new Response(null, { status: 404 });
  const { open, part: page, parts: pages, book, posts, front } = found;
  const { entries } = open;
  const print = Math.ceil((page * postsPerPage) / postsPerPrint);
  const sent = {
    ...{ page, pages, print, title: book.title },
    prints: Math.ceil(entries.length / postsPerPrint),
    bytes: await bytesOfPrint(site, open, print),
  };
  return withServerOnly(sent, { book, posts, entries, front });
}

/** The book of the journey, to leaf through. */
export default function ReadBook() {
  const { book, posts, entries, front, ...shown } = useLoaderData<typeof loader>();
  const { page, pages } = shown;
  const { text: texts } = useWords();
  const text = texts.book;
  const linkTo = useAddress();
  return (
    <main className="book-page" id="content">
      {page > 1 ? <h1 className="page-title book-head">{book.title ?? text.title}</h1> : null}
      <PrintedBook
        {...{ book, posts, front, linkTo }}
        contents={
          page > 1 ? null : posts.length > 0 ? (
            <Contents entries={entries} />
          ) : (
            <EmptyState title={text.empty} />
          )
        }
        onScreen
      />
      <PageLinks
        label={text.pages}
        position={fill(text.page, { page, pages })}
        previous={page > 1 ? { to: addressOf(page - 1), label: text.previousPage } : null}
        next={page < pages ? { to: addressOf(page + 1), label: text.nextPage } : null}
      />
      {posts.length > 0 ? <PrintLink {...shown} /> : null}
    </main>
  );
}

interface PrintLinkProps {
  print: number;
  prints: number;
  /** The size of the printed photos. Null when it is not known. */
  bytes: number | null;
}

/** The link to the print that contains this page, with the size of its photos. */
function PrintLink({ print, prints, bytes }: PrintLinkProps) {
  const text = useWords().text.book;
  const size = Math.round((bytes ?? 0) / 1_000_000);
  const name = prints > 1 ? fill(text.printPart, { part: print, parts: prints }) : text.print;
  return (
    <p className="page-links">
      <DocumentButton look="quiet" to={`/libro/stampa${print > 1 ? `?parte=${print}` : ""}`} label={name} />{" "}
      {bytes ? <span>{size > 0 ? fill(text.photosOf, { size }) : text.fewPhotos}</span> : null}
    </p>
  );
}

/** The titles of all articles; of a long book the first and the last place of each page. */
function Contents({ entries }: { entries: Pick<BookEntry, "id" | "title" | "city" | "date">[] }) {
  const { text: texts, shortDate } = useWords();
  const text = texts.book;
  const linkTo = useAddress();
  const pages = Array.from({ length: Math.ceil(entries.length / postsPerPage) }, (_, at) => ({
    page: at + 1,
    address: linkTo(addressOf(at + 1)),
    here: entries.slice(at * postsPerPage, (at + 1) * postsPerPage),
  }));
  const place = (entry?: (typeof entries)[number]) =>
    entry ? (
      <>
        <bdi lang="">{entry.city}</bdi>, {shortDate(entry.date)}
      </>
    ) : null;
  return (
    <nav className="book-contents" aria-labelledby="contents">
      <h2 id="contents">{text.contents}</h2>
      <ol>
        {entries.length > maxBookPosts
          ? pages.map(({ page, address, here }) => (
              <li key={page}>
                <a href={address}>{fill(text.pageNumber, { page })}</a>{" "}
                <span className="card-meta">
                  {place(here[0])} – {place(here.at(-1))}
                </span>
              </li>
            ))
          : pages.flatMap(({ page, address, here }) =>
              here.map((entry) => (
                <li key={entry.id}>
                  <a href={`${page === 1 ? "" : address}#${entry.id}`}>
                    <bdi lang="">{entry.title}</bdi>
                  </a>{" "}
                  <span className="card-meta">{place(entry)}</span>
                </li>
              )),
            )}
      </ol>
    </nav>
  );
}
