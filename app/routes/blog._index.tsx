import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useHref, useLoaderData } from "@remix-run/react";
import { BlogPostCard } from "~/components/blog-posts/blog-post-card";
import { DiaryChoice } from "~/components/blog-posts/diary-choice";
import { EmptyState } from "~/components/layout/empty-state";
import { feedLinks } from "~/components/layout/alternate-links";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { DocumentButton, DocumentLink } from "~/components/layout/links";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { PageLinks } from "~/components/layout/page-links";
import { blogPostsPerPage, newestBlogPosts } from "~/domain/blog-posts/blog-post";
import { listBlogPosts, listFromBeginning } from "~/domain/blog-posts/blog-posts-queries.server";
import { findOpenBook } from "~/domain/book/open-book.server";
import { findDiaryChoices } from "~/domain/blog-posts/diary-choices.server";
import { paginate } from "~/domain/pagination/cursor.server";
import type { RouteHandle } from "~/http/route-handle";
import { withServerOnly } from "~/http/answer/server-only.server";
import { around, fill } from "~/text/fill";
import cardStyles from "~/styles/diary/cards.css";

export const handle: RouteHandle = {
  languages: true,
  sitemap: true,
  cache: { dal: /^inizio$/, tutte: /^1$/, pagina: /^[1-9]\d{0,3}$/, solo: /^.{0,100}$/ },
  exported: true,
};

export const links = styleSheets(cardStyles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { order = "newest", page = 1, chosen = "" } = args.data ?? {};
  const text = wordsOf(args.matches).text.diary;
  const address = order === "newest" ? undefined : addressOf(order, page, chosen);
  const title = order === "beginning" ? text.beginningTitle : text.title;
  // A part of the diary has nothing that the whole one lacks.
  const meta = { title, description: text.description, address, hidden: chosen !== "" };
  return [...pageMeta(args, meta), ...feedLinks(args)];
};

/** The blog posts on the page. One of: only the newest; all, newest first; all, from the beginning of the journey. */
type Order = "newest" | "all" | "beginning";

/** Returns the address of a page of the diary, or of its part with the key `chosen`. */
function addressOf(order: Order, page: number, chosen: string): string {
  const query = new URLSearchParams(order === "beginning" ? { dal: "inizio" } : chosen ? {} : { tutte: "1" });
  if (chosen) query.set("solo", chosen);
  if (page > 1) query.set("pagina", `${page}`);
  return `/blog?${query}`;
}

export async function loader({ request, context: { site, language } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const chosen = searchParams.get("solo") ?? "";
  const all: Order = chosen !== "" || searchParams.get("tutte") === "1" ? "all" : "newest";
  const order: Order = searchParams.get("dal") === "inizio" ? "beginning" : all;
  const choices = await findDiaryChoices(site);
  const { periods } = choices;
  const places = choices.countriesIn(language);
  const part = chosen === "" ? null : choices.part(chosen);
  const found = [...places, ...periods].find(({ key }) => key === chosen);
  const total = chosen === "" ? choices.total : (found?.count ?? 0);
  const { page, pages, limit, offset } =
    order === "newest"
      ? { page: 1, pages: 1, limit: newestBlogPosts, offset: 0 }
      : paginate(searchParams.get("pagina"), total, blogPostsPerPage);
  const list = order === "beginning" ? listFromBeginning : listBlogPosts;
  const posts = total > 0 ? await list(site, { publishedOnly: true, limit, offset, part, language }) : [];
  const hasBook = (await findOpenBook(site)) !== null;
  const sent = { hasBook, total, order, page, pages, chosen };
  const status = chosen !== "" && !part ? 404 : 200;
  return data(withServerOnly(sent, { posts, places, periods }), { status });
}

/** The diary: the newest blog posts as cards, or pages of all blog posts, newest or oldest first, or of a part of them. */
export default function Diary() {
  const { posts, total, order, page, pages, chosen, places, periods } = useLoaderData<typeof loader>();
  const { text: texts, plural } = useWords();
  const feedAddress = useHref("/feed.atom");
  const text = texts.diary;
  const follow = around(text.follow, "feed", {});
  const isAscending = order === "beginning";
  const [previous, next] = isAscending ? [text.olderPage, text.laterPage] : [text.newerPage, text.olderPage];
  return (
    <main className="page" id="content">
      <div className="page-head">
        <h1 className="page-title">{text.title}</h1>
        {total > 0 ? <p className="page-count">{plural(text.total, total)}</p> : null}
      </div>
      <DiaryChoice places={places} periods={periods} chosen={chosen} />
      <OtherWays />
      {chosen !== "" && total === 0 ? (
        <EmptyState title={text.choice.none}>
          <DocumentButton to="/blog" label={text.back} />
        </EmptyState>
      ) : total === 0 ? (
        <EmptyState title={text.empty}>
          <p>{text.emptyHint}</p>
          <DocumentButton to="/submit" label={text.emptyButton} />
        </EmptyState>
      ) : (
        <ul className="card-grid">
          {posts.map((post, index) => (
            <li key={post.id}>
              <BlogPostCard post={post} first={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {order === "newest" ? (
        total > newestBlogPosts && (
          <p className="page-links">
            <DocumentButton to={addressOf("all", 1, "")} label={text.all} />
          </p>
        )
      ) : (
        <PageLinks
          label={text.pages}
          position={fill(text.page, { page, pages })}
          previous={page > 1 ? { to: addressOf(order, page - 1, chosen), label: previous } : null}
          next={page < pages ? { to: addressOf(order, page + 1, chosen), label: next } : null}
        />
      )}
      {total > 0 ? (
        <p className="diary-feed">
          {follow.before}
          <a href={feedAddress}>{text.feed}</a>
          {follow.after}
        </p>
      ) : null}
    </main>
  );
}

/** The links to the diary in the other order, and to the book when it is open. */
function OtherWays() {
  const { hasBook, total, order, chosen } = useLoaderData<typeof loader>();
  const { diary: text, book } = useWords().text;
  const other =
    order !== "beginning"
      ? { to: addressOf("beginning", 1, chosen), label: text.fromBeginning }
      : { to: chosen ? addressOf("all", 1, chosen) : "/blog", label: text.fromNewest };
  return (
    <p className="diary-order">
      {total > 1 ? <DocumentLink to={other.to}>{other.label}</DocumentLink> : null}{" "}
      {hasBook ? <DocumentLink to="/libro">{book.link}</DocumentLink> : null}
    </p>
  );
}
