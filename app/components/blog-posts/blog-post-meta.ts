import type { MetaDescriptor } from "@remix-run/react";
import { embedLink, feedLinks } from "~/components/layout/feed-links";
import { publicSettingsIn, type MetaArgs, pageMeta } from "~/components/layout/page-meta";
import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { photoUrl } from "~/domain/photos/photo";
import { wordsOf, addressIn } from "~/components/languages/use-words";
import { excerpt } from "~/text/excerpt";
import { fill } from "~/text/fill";

/** Returns the `meta` of a blog post's page. `card` is the path of the blog post's share card. */
export function blogPostMeta(
  args: MetaArgs,
  post: Omit<BlogPost, "published">,
  card?: string | null,
): MetaDescriptor[] {
  const { text, language, languages } = wordsOf(args.matches);
  const [cover] = post.photos;
  const image = cover && photoUrl(cover.name);
  const preview = card ?? image;
  const description = excerpt(post.content);
  const { publicUrl = null, productName = "" } = publicSettingsIn(args) ?? {};
  const meta = [
    ...pageMeta(args, {
      title: post.title,
      description,
      image,
      card,
      pictured: fill(text.diary.pictured, { city: post.city, title: post.title }),
      type: "article",
    }),
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
    headline: post.title,
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
      name: post.city,
      address: { "@type": "PostalAddress", addressLocality: post.city, addressCountry: post.country },
    },
  };
  return [...meta, embedLink(publicUrl, address, post.title), { "script:ld+json": data }];
}
