import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PlainLink } from "~/components/admin/buttons";
import { PrintedBook } from "~/components/book/printed-book";
import { useAddress } from "~/components/languages/use-owner-words";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { EmptyState } from "~/components/layout/empty-state";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { PrintPage } from "~/components/tags/print-page";
import { postsPerPrint } from "~/domain/book/book-pages";
import { findBookPart } from "~/domain/book/open-book.server";
import { qrCodeOf } from "~/domain/tags/print-tag.server";
import { withServerOnly } from "~/http/answer/server-only.server";
import type { RouteHandle } from "~/http/route-handle";
import styles from "~/styles/book/book.css";
import { fill } from "~/text/fill";

export const handle: RouteHandle = {
  languages: true,
  script: "/print.js",
  cache: { parte: /^[1-9]\d?$/ },
  costly: true,
  exported: true,
  prefetch: false,
};

export const links = styleSheets(styles);

export const meta: MetaFunction = (args) => {
  const { printTitle: title, subtitle: description } = wordsOf(args.matches).text.book;
  return pageMeta(args, { title, description, hidden: true });
};

/** Returns a part of the book, the first one with its beginning, the last one with its last page. */
export async function loader({ request, context: { site, language } }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get("parte");
  const found = await findBookPart(site, wanted, postsPerPrint, language);
  if (!found) throw new Response(null, { status: 404 });
  const { part, parts, book, posts, front } = found;
  const { publicUrl } = site.publicSettings;
  const qr = part === parts && publicUrl !== null ? qrCodeOf(publicUrl) : null;
  return withServerOnly({ part, parts }, { book, posts, front, publicUrl, qr });
}

/** A part of the book for the browser's print dialogue. Its instructions are only on the screen. */
export default function PrintOpenBook() {
  const { part, parts, book, publicUrl, posts, front, qr } = useLoaderData<typeof loader>();
  const text = useWords().text.book;
  const address = useAddress();
  const others = Array.from({ length: parts }, (_, at) => at + 1).filter((other) => other !== part);
  return (
    <PrintPage
      className="book-page light"
      title={text.printTitle}
      isTitled={posts.length > 0 && front !== null}
      steps={posts.length > 0 ? text.steps : null}
      print={parts > 1 ? fill(text.printPart, { part, parts }) : text.printButton}
      after={
        others.length > 0 ? (
          <p className="button-row">
            {others.map((other) => (
              <PlainLink
                key={other}
                href={address(`/libro/stampa${other > 1 ? `?parte=${other}` : ""}`)}
                label={fill(text.part, { part: other })}
              />
            ))}
          </p>
        ) : null
      }
      back={{ to: "/libro", label: text.back }}
    >
      {posts.length > 0 ? (
        <PrintedBook
          {...{ book, posts, front, publicUrl, qr }}
          linkTo={(path) => (publicUrl === null ? null : publicUrl + address(path))}
        />
      ) : (
        <EmptyState title={text.empty} />
      )}
    </PrintPage>
  );
}
