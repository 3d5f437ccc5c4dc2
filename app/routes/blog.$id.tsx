import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { blogPostMeta } from "~/components/blog-posts/blog-post-meta";
import { FullBlogPost } from "~/components/blog-posts/full-blog-post";
import { MessagePage } from "~/components/layout/message-page";
import { pageMeta } from "~/components/layout/page-meta";
import { DocumentLink } from "~/components/layout/document-link";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { dayOf } from "~/domain/day";
import { journeyPhase } from "~/domain/journey/journey-phase";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { findStopOfBlogPost } from "~/domain/locations/journey/neighbours-queries.server";
import { photoUrl } from "~/domain/photos/photo";
import { findShareCard } from "~/domain/share-cards/share-cards-queries.server";
import type { RouteHandle } from "~/http/route-handle";
import { styleSheets } from "~/components/layout/style-sheets";
import cardStyles from "~/styles/diary/cards.css";
import blogPostStyles from "~/styles/diary/blog-post.css";
import dialogStyles from "~/styles/dialog.css";

export const handle: RouteHandle = { languages: true, script: "/blog-post.js", cache: {}, exported: true };

export const links = styleSheets(cardStyles, blogPostStyles, dialogStyles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { post, card } = args.data ?? {};
  if (post) return blogPostMeta(args, post, card);
  const { notFoundTitle, notFoundText } = wordsOf(args.matches).text.diary;
  return pageMeta(args, { title: notFoundTitle, description: notFoundText, hidden: true });
};

export async function loader({ params, context: { site } }: LoaderFunctionArgs) {
  const post = await findBlogPost(site, params.id ?? "", { publishedOnly: true });
  const stop = post ? await findStopOfBlogPost(site, post.id) : null;
  const card = post ? await findShareCard(site, post.id) : null;
  const goesOn = journeyPhase(site.publicSettings, dayOf(site.now())) !== "over";
  return data({ post, stop, goesOn, card: card && photoUrl(card) }, { status: post ? 200 : 404 });
}

/** One blog post of the diary, or 'Articolo non trovato'. */
export default function BlogPostPage() {
  const { post, stop, goesOn } = useLoaderData<typeof loader>();
  const { diary: text } = useWords().text;
  if (post) {
    return (
      <main className="page" id="content">
        <FullBlogPost post={post} stop={stop} goesOn={goesOn} />
      </main>
    );
  }
  return (
    <MessagePage title={text.notFoundTitle} help={text.notFoundText} missing>
      <DocumentLink className="button" to="/blog">
        {text.back}
      </DocumentLink>
    </MessagePage>
  );
}
