import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { type Xml, xml } from "~/http/formats/xml";

/** A photo for an `<img>`. */
interface ShownPhoto {
  address: string;
  title: string;
  width: number;
  height: number;
}

/** The words of a blog post, and its day as the feed's language writes it. */
interface ShownBlogPost extends Pick<BlogPost, "city" | "country" | "content" | "language"> {
  day: string;
}

/**
 * A blog post as HTML for feed readers: where and when, the whole text with its line breaks, its photos. The text is
 * marked with its own language; where nobody knows that, it does not take over the feed's.
 */
export function blogPostHtml(
  { city, country, day, content, language }: ShownBlogPost,
  photos: ShownPhoto[],
): Xml {
  const paragraphs = content.split(/\n{2,}/).map((paragraph) => xml`<p>${withBreaks(paragraph)}</p>`);
  const images = photos.map(
    ({ address, title, width, height }) =>
      xml`<p><img src="${address}" alt="${title}" width="${width}" height="${height}" /></p>`,
  );
  return xml`<p><em>${city}, ${country} · ${day}</em></p><div lang="${language ?? ""}">${paragraphs}</div>${images}`;
}

function withBreaks(paragraph: string): Xml[] {
  return paragraph.split("\n").map((line, at) => (at === 0 ? xml`${line}` : xml`<br />${line}`));
}
