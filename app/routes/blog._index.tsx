import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { BlogPostCard } from "~/components/blog-posts/blog-post-card";
import { EmptyState } from "~/components/layout/empty-state";
import { feedLinks } from "~/components/layout/feed-links";
import { pageMeta, productNameIn } from "~/components/layout/page-meta";
import { PageLinks } from "~/components/layout/page-links";
import { useSiteFacts } from "~/components/layout/use-site-facts";
import { blogPostsPerPage, newestBlogPosts } from "~/domain/blog-posts/blog-post";
import { countBlogPosts, listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { paginate } from "~/domain/pagination/pagination";
import type { RouteHandle } from "~/http/route-handle";
import { siteOf } from "~/http/site-of.server";
import { diaryText } from "~/text/it/diary";
import { styleSheets } from "~/components/layout/style-sheets";
import cardStyles from "~/styles/diary/cards.css";

export const handle: RouteHandle = {
  cache: { tutte: /^1$/, pagina: /^[1-9]\d{0,3}$/ },
  exported: true,
};

export const links = styleSheets(cardStyles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { all = false, page = 1 } = args.data ?? {};
  const address = all ? `/blog?tutte=1${page > 1 ? `&pagina=${page}` : ""}` : undefined;
  return [...pageMeta(args, { ...diaryText(productNameIn(args)), address }), ...feedLinks(args)];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  const { searchParams } = new URL(request.url);
  const all = searchParams.get("tutte") === "1";
  const total = await countBlogPosts(site, { publishedOnly: true });
  const { page, pages, limit, offset } = all
    ? paginate(searchParams.get("pagina"), total, blogPostsPerPage)
    : { page: 1, pages: 1, limit: newestBlogPosts, offset: 0 };
  const posts = await listBlogPosts(site, { publishedOnly: true, limit, offset });
  return { posts: posts.map(({ published: _, ...post }) => post), total, all, page, pages };
}

/** The diary: the newest blog posts as cards, or all of them, page by page. */
export default function Diary() {
  const { posts, total, all, page, pages } = useLoaderData<typeof loader>();
  const text = diaryText(useSiteFacts().productName);
  const to = (n: number) => `/blog?tutte=1&pagina=${n}`;
  return (
    <main className="page" id="content">
      <div className="page-head">
        <h1 className="page-title">{text.title}</h1>
        {total > 0 ? <p className="page-count">{text.total(total)}</p> : null}
      </div>
      {total === 0 ? (
        <EmptyState title={text.empty}>
          <p>{text.emptyHint}</p>
          <Link className="button" to="/submit">
            {text.emptyButton}
          </Link>
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
      {all ? (
        <PageLinks
          label={text.pages}
          position={text.page(page, pages)}
          previous={page > 1 ? { to: to(page - 1), label: text.newerPage } : null}
          next={page < pages ? { to: to(page + 1), label: text.olderPage } : null}
        />
      ) : total > 0 ? (
        <p className="page-links">
          <Link className="button" to="/blog?tutte=1">
            {text.all}
          </Link>
        </p>
      ) : null}
    </main>
  );
}
