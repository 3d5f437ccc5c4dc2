import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useHref, useLoaderData } from "@remix-run/react";
import { BlogPostCard } from "~/components/blog-posts/blog-post-card";
import { EmptyState } from "~/components/layout/empty-state";
import { feedLinks } from "~/components/layout/alternate-links";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { DocumentButton, DocumentLink } from "~/components/layout/links";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { PageLinks } from "~/components/layout/page-links";
import { blogPostsPerPage, newestBlogPosts } from "~/domain/blog-posts/blog-post";
import {
  countPublished,
  listBlogPosts,
  listFromBeginning,
} from "~/domain/blog-posts/blog-posts-queries.server";
import { paginate } from "~/domain/pagination/cursor.server";
import type { RouteHandle } from "~/http/route-handle";
import { around, fill } from "~/text/fill";
import cardStyles from "~/styles/diary/cards.css";

export const handle: RouteHandle = {
  languages: true,
  sitemap: true,
  cache: { dal: /^inizio$/, tutte: /^1$/, pagina: /^[1-9]\d{0,3}$/ },
  exported: true,
};

export const links = styleSheets(cardStyles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { order = "newest", page = 1 } = args.data ?? {};
  const text = wordsOf(args.matches).text.diary;
  const address = order === "newest" ? undefined : addressOf(order, page);
  const title = order === "beginning" ? text.beginningTitle : text.title;
  return [...pageMeta(args, { title, description: text.description, address }), ...feedLinks(args)];
};

/** The blog posts on the page. One of: only the newest; all, newest first; all, from the beginning of the journey. */
type Order = "newest" | "all" | "beginning";

const addressOf = (order: Order, page: number) =>
  `/blog?${order === "beginning" ? "dal=inizio" : "tutte=1"}${page > 1 ? `&pagina=${page}` : ""}`;

export async function loader({ request, context: { site, language } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const all: Order = searchParams.get("tutte") === "1" ? "all" : "newest";
  const order: Order = searchParams.get("dal") === "inizio" ? "beginning" : all;
  const total = await countPublished(site);
  const { page, pages, limit, offset } =
    order === "newest"
      ? { page: 1, pages: 1, limit: newestBlogPosts, offset: 0 }
      : paginate(searchParams.get("pagina"), total, blogPostsPerPage);
  const posts =
    order === "beginning"
      ? await listFromBeginning(site, { limit, offset, language })
      : await listBlogPosts(site, { publishedOnly: true, limit, offset, language });
  return withServerOnly({ total, order, page, pages }, { posts });
}

/** The diary: the newest blog posts as cards, or pages of all blog posts, newest or oldest first. */
export default function Diary() {
  const { posts, total, order, page, pages } = useLoaderData<typeof loader>();
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
      {total > 1 ? (
        <p className="diary-order">
          <DocumentLink to={isAscending ? "/blog" : addressOf("beginning", 1)}>
            {isAscending ? text.fromNewest : text.fromBeginning}
          </DocumentLink>
        </p>
      ) : null}
      {total === 0 ? (
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
            <DocumentButton to={addressOf("all", 1)} label={text.all} />
          </p>
        )
      ) : (
        <PageLinks
          label={text.pages}
          position={fill(text.page, { page, pages })}
          previous={page > 1 ? { to: addressOf(order, page - 1), label: previous } : null}
          next={page < pages ? { to: addressOf(order, page + 1), label: next } : null}
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

/**
 * Returns the loader data of a page without scripts. Remix would serialise every listed property for scripts, which
 * takes longer than the database query. The server reads those of `serverOnly` by name.
 */
function withServerOnly<Sent extends object, ServerOnly extends object>(sent: Sent, serverOnly: ServerOnly) {
  const properties = Object.entries(serverOnly).map(([name, value]) => [name, { value: value as unknown }]);
  return Object.defineProperties({ ...sent }, Object.fromEntries(properties)) as Sent & ServerOnly;
}
