import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { useLoaderData, type MetaDescriptor } from "@remix-run/react";
import { FullBlogPost } from "~/components/blog-posts/full-blog-post";
import { useWords, wordsOf, addressIn } from "~/components/languages/use-words";
import { DocumentButton } from "~/components/layout/links";
import { embedLink, feedLinks } from "~/components/layout/alternate-links";
import { pageMeta, publicSettingsIn, type MetaArgs, styleSheets } from "~/components/layout/page-head";
import { MessagePage } from "~/components/layout/message-page";
import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { isJourneyOver } from "~/domain/journey/journey-numbers";
import { findStopOfBlogPost } from "~/domain/locations/journey/neighbours-queries.server";
import { listWishesOfBlogPost } from "~/domain/wishes/wishes-queries.server";
import { photoUrl } from "~/domain/photos/photo";
import { findShareCard } from "~/domain/share-cards/share-cards-queries.server";
import type { RouteHandle } from "~/http/route-handle";
import dialogStyles from "~/styles/dialog.css";
import blogPostStyles from "~/styles/diary/blog-post.css";
import cardStyles from "~/styles/diary/cards.css";
import { excerpt } from "~/text/excerpt";
import { fill } from "~/text/fill";

export const handle: RouteHandle = { languages: true, script: "/blog-post.js", cache: {}, exported: true };

export const links = styleSheets(cardStyles, blogPostStyles, dialogStyles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { post, card } = args.data ?? {};
  if (post) return blogPostMeta(args, post, card);
  const { notFoundTitle, notFoundText } = wordsOf(args.matches).text.diary;
  return pageMeta(args, { title: notFoundTitle, description: notFoundText, hidden: true });
};

export async function loader({ params, context: { site, language } }: LoaderFunctionArgs) {
  const post = await findBlogPost(site, params.id ?? "", { publishedOnly: true, language });
  const stop = post ? await findStopOfBlogPost(site, post.id, language) : null;
  const card = post ? await findShareCard(site, post.id) : null;
  const wishes = post ? await listWishesOfBlogPost(site, post.id, language) : [];
  const goesOn = !isJourneyOver(site);
  return data({ post, stop, wishes, goesOn, card: card && photoUrl(card) }, { status: post ? 200 : 404 });
}

/** One blog post of the diary, or 'Articolo non trovato'. */
export default function BlogPostPage() {
  const { post, stop, wishes, goesOn } = useLoaderData<typeof loader>();
  const { diary: text } = useWords().text;
  return post ? (
    <main className="page" id="content">
      <FullBlogPost post={post} stop={stop} wishes={wishes} goesOn={goesOn} />
    </main>
  ) : (
    <MessagePage title={text.notFoundTitle} help={text.notFoundText} missing>
      <DocumentButton to="/blog" label={text.back} />
    </MessagePage>
  );
}

/** Returns the `meta` of a blog post's page. `card` is the path of the blog post's share card. */
function blogPostMeta(args: MetaArgs, post: BlogPost, card?: string | null): MetaDescriptor[] {
  const { text, language, languages } = wordsOf(args.matches);
  const [cover] = post.photos;
  const image = cover && photoUrl(cover.name);
  const preview = card ?? image;
  const { title, city } = post;
  const description = excerpt(post.content);
  const pictured = fill(text.diary.pictured, { city, title });
  const { publicUrl = null, productName = "" } = publicSettingsIn(args) ?? {};
  const meta = [
    ...pageMeta(args, { title, description, image, card, pictured, type: "article" }),
    { property: "article:published_time", content: post.shownAt },
    { property: "article:modified_time", content: post.updatedAt },
    ...feedLinks(args),
  ];
  if (publicUrl === null) return meta;
  const address = publicUrl + addressIn(languages, language.code, `/blog/${post.id}`);
  const toy = { "@type": "Organization", name: productName, url: `${publicUrl}/` };
  const data = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: title,
    description,
    url: address,
    mainEntityOfPage: address,
    ...(post.language !== null && { inLanguage: post.language }),
    datePublished: post.shownAt,
    dateModified: post.updatedAt,
    ...(preview && { image: publicUrl + preview }),
    author: post.authorName === null ? toy : { "@type": "Person", name: post.authorName },
    publisher: toy,
    contentLocation: {
      "@type": "Place",
      name: city,
      address: { "@type": "PostalAddress", addressLocality: city, addressCountry: post.country },
    },
  };
  return [...meta, embedLink(publicUrl, address, title), { "script:ld+json": data }];
}
