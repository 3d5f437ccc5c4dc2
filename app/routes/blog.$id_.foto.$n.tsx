import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MessagePage } from "~/components/layout/message-page";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { DocumentButton } from "~/components/layout/links";
import { ReportLink } from "~/components/layout/report-link";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { Photo } from "~/components/photos/photo";
import { photoPageAddress } from "~/domain/blog-posts/blog-post";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { photoUrl } from "~/domain/photos/photo";
import type { RouteHandle } from "~/http/route-handle";
import { photoAlt } from "~/text/photo-alt";
import { fill } from "~/text/fill";
import blogPostStyles from "~/styles/diary/blog-post.css";

export const handle: RouteHandle = { languages: true, script: "/blog-post.js", cache: {}, exported: true };

export const links = styleSheets(blogPostStyles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const shown = args.data?.shown;
  const { diary, blogPost } = wordsOf(args.matches).text;
  const { missingTitle, missingText } = diary.photo;
  if (!shown) return pageMeta(args, { title: missingTitle, description: missingText, hidden: true });
  const words = photoAlt(blogPost, shown);
  const image = photoUrl(shown.photo.name);
  return pageMeta(args, { title: words, description: words, image, pictured: words });
};

export async function loader({ params, context: { site, language: reader } }: LoaderFunctionArgs) {
  const post = await findBlogPost(site, params.id ?? "", { publishedOnly: true, language: reader });
  const photo = /^[1-9]\d*$/.test(params.n ?? "") ? post?.photos[Number(params.n) - 1] : undefined;
  if (!post || !photo) return data({ shown: null }, { status: 404 });
  const { id, title, city, language, photos } = post;
  return data({ shown: { id, title, city, language, photo, n: Number(params.n), total: photos.length } });
}

/** One photo of a blog post, with links to the next and the previous photo. The last photo leads to the first. */
export default function PhotoPage() {
  const { shown } = useLoaderData<typeof loader>();
  const { diary, blogPost } = useWords().text;
  const { photo: text } = diary;
  if (!shown) {
    return (
      <MessagePage title={text.missingTitle} help={text.missingText} missing>
        <DocumentButton to="/blog" label={diary.back} />
      </MessagePage>
    );
  }
  const { id, title, photo, n, total } = shown;
  const link = (other: number, rel: "prev" | "next", label: string) => {
    const to = photoPageAddress(id, ((other - 1 + total) % total) + 1);
    return <DocumentButton look="quiet" {...{ to, rel, label }} />;
  };
  return (
    <main className="page photo-page" id="content">
      <h1 className="photo-page-title" lang={shown.language ?? ""}>
        {title}
      </h1>
      <Photo photo={photo} alt={photoAlt(blogPost, shown)} sizes="94vw" first />
      <nav className="photo-page-bar" aria-label={text.bar}>
        {total > 1 ? link(n - 1, "prev", text.previous) : null}{" "}
        <span className="photo-counter">{fill(text.counter, { n, total })}</span>{" "}
        {total > 1 ? link(n + 1, "next", text.next) : null}{" "}
        <DocumentButton to={`/blog/${id}`} label={text.close} />
      </nav>
      <ReportLink id={id} photoId={photo.id} />
    </main>
  );
}
