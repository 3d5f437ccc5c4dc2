import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Article } from "~/components/article";
import { EmptyState } from "~/components/empty-state";
import { pageMeta } from "~/components/page-meta";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { photoUrl } from "~/domain/photos/photo";
import { siteOf } from "~/http/site-of.server";
import { excerpt } from "~/text/blog-posts";
import { diaryText } from "~/text/diary";

export const meta: MetaFunction<typeof loader> = (args) => {
  const { post, product = "" } = args.data ?? {};
  const text = diaryText(product);
  if (!post)
    return pageMeta(args, { title: text.notFoundTitle, description: text.notFoundText, hidden: true });
  const [cover] = post.photos;
  const image = cover ? { image: photoUrl(cover.name) } : {};
  return pageMeta(args, { title: post.title, description: excerpt(post.content), ...image });
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  const post = await findBlogPost(site, params.id ?? "", { publishedOnly: true });
  return data({ post, product: site.facts.productName }, { status: post ? 200 : 404 });
}

/** One article of the diary (spec §2 "/blog/{id}"), or 'Articolo non trovato'. */
export default function BlogPostPage() {
  const { post, product } = useLoaderData<typeof loader>();
  const text = diaryText(product);
  if (post) {
    return (
      <main className="page" id="content">
        <Article post={post} text={text} />
      </main>
    );
  }
  return (
    <main className="page page-narrow" id="content">
      <h1 className="page-title">{text.notFoundTitle}</h1>
      <EmptyState title={text.notFoundText}>
        <Link className="button" to="/blog">
          {text.back}
        </Link>
      </EmptyState>
    </main>
  );
}
