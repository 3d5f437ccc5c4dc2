import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { type Xml, xml } from "~/http/formats/xml";
import { longDate } from "~/text/it/admin/dates";

/** A photo for an `<img>`. */
interface ShownPhoto {
  address: string;
  title: string;
  width: number;
  height: number;
}

/** A blog post as HTML for feed readers: where and when, the whole text with its line breaks, its photos. */
export function blogPostHtml(
  { city, country, date, content }: Pick<BlogPost, "city" | "country" | "date" | "content">,
  photos: ShownPhoto[],
): Xml {
  const paragraphs = content.split(/\n{2,}/).map((paragraph) => xml`<p>${withBreaks(paragraph)}</p>`);
  const images = photos.map(
    ({ address, title, width, height }) =>
      xml`<p><img src="${address}" alt="${title}" width="${width}" height="${height}" /></p>`,
  );
  return xml`<p><em>${city}, ${country} · ${longDate(date)}</em></p>${paragraphs}${images}`;
}

function withBreaks(paragraph: string): Xml[] {
  return paragraph.split("\n").map((line, at) => (at === 0 ? xml`${line}` : xml`<br />${line}`));
}
