import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArticleCard } from "~/components/article-card";
import { EmptyState } from "~/components/empty-state";
import { pageMeta, productNameIn } from "~/components/page-meta";
import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { siteOf } from "~/http/site-of.server";
import { diaryText } from "~/text/diary";

export const meta: MetaFunction = (args) => pageMeta(args, diaryText(productNameIn(args)));

export async function loader({ context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  const posts = await listBlogPosts(site, { publishedOnly: true, limit: 12 });
  return { posts, product: site.facts.productName };
}

/** The diary: the newest articles as cards (spec §2 "/blog"). */
export default function Diary() {
  const { posts, product } = useLoaderData<typeof loader>();
  const text = diaryText(product);
  return (
    <main className="page" id="content">
      <h1 className="page-title">{text.title}</h1>
      {posts.length === 0 ? (
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
              <ArticleCard post={post} first={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
