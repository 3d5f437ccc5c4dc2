import { useWords } from "~/components/languages/use-words";
import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { Pin } from "~/components/drawings/icons";
import { Postmark } from "~/components/drawings/postmark";
import { DrawnMap } from "~/components/journey-map/drawn-map";
import { JourneyCounts } from "~/components/journey-map/journey-in-numbers";
import { QrDrawing } from "~/components/tags/qr-drawing";
import { type Book, type BookPost, photosInBook } from "~/domain/book/book";
import type { JourneyNumbers } from "~/domain/journey/journey-numbers";
import { photoUrl, smallestJpeg, type StoredPhoto } from "~/domain/photos/photo";
import type { QrCode } from "~/domain/tags/tag";
import type { JourneyMap } from "~/map/draw-journey-map.server";
import { fill } from "~/text/fill";
import { photoAlt } from "~/text/photo-alt";

interface PrintedBookProps {
  book: Book;
  posts: BookPost[];
  /** The year that this volume tells; null for the whole journey. */
  year: string | null;
  /** The days that the cover names. */
  cover: { start: string; end: string };
  map: JourneyMap;
  numbers: JourneyNumbers;
  /** The site's address and its code; null while the address is not set. */
  publicUrl: string | null;
  qr: QrCode | null;
}

/** The pages of the book: cover, dedication, map and numbers, the blog posts month by month, the last page. */
export function PrintedBook({ book, posts, year, cover, map, numbers, publicUrl, qr }: PrintedBookProps) {
  const { text, language, monthInWords } = useWords();
  const months = [...new Set(posts.map(({ date }) => date.slice(0, 7)))];
  return (
    <div className={`book book-${book.format}`} lang={language.code}>
      <Cover {...{ book, cover, year }} />
      {book.dedication ? (
        <section className="book-leaf book-dedication" lang="">
          <p className="line-breaks" dir="auto">
            {book.dedication}
          </p>
        </section>
      ) : null}
      {map.summary.count > 0 ? (
        <section className="book-leaf book-route">
          <h2>{text.book.route}</h2>
          <div className={`map map-${map.shape}`}>
            <DrawnMap map={map} cardAddress={({ id }) => `${publicUrl ?? ""}/map/${id}`} />
          </div>
          <JourneyCounts numbers={numbers} />
        </section>
      ) : null}
      {months.map((month) => {
        const name = monthInWords(`${month}-01`);
        return (
          <section className="book-chapter" key={month}>
            {posts
              .filter(({ date }) => date.startsWith(month))
              .map((post, at) => (
                <BookArticle key={post.id} {...{ post, book, publicUrl }} month={at === 0 ? name : null} />
              ))}
          </section>
        );
      })}
      {qr ? <LastPage publicUrl={publicUrl ?? ""} qr={qr} /> : null}
    </div>
  );
}

function Cover({ book, cover: { start, end }, year }: Pick<PrintedBookProps, "book" | "cover" | "year">) {
  const { text, dated, dayInWords } = useWords();
  return (
    <section className="book-leaf book-cover">
      <CapybaraWaving />
      <h1 dir="auto">{book.title ?? text.book.title}</h1>
      <p>{text.book.subtitle}</p>
      {year === null ? null : <p className="book-year">{year}</p>}
      <p>
        {start === end
          ? dayInWords(start)
          : dated(text.journey.lasting, { start: dayInWords(start), end: dayInWords(end) })}
      </p>
    </section>
  );
}

/** Texts with more characters than this are set in two columns where the paper is wide enough. */
const longText = 1500;

interface BookArticleProps extends Pick<PrintedBookProps, "book" | "publicUrl"> {
  post: BookPost;
  /** The month's name, above its first blog post. */
  month: string | null;
}

function BookArticle({ post, book, publicUrl, month }: BookArticleProps) {
  const { title, city, country, date, content, authorName, photos, stop } = post;
  const { text, dayInWords } = useWords();
  const lang = post.language ?? "";
  const [cover, ...more] = photos.slice(0, photosInBook[book.photos]);
  const alt = (photo: StoredPhoto, n: number) =>
    photoAlt(text.blogPost, { photo, title, city, n, total: photos.length });
  return (
    <article className="book-article">
      {/* One box, because Firefox keeps headings with what follows them only in a box that is not broken. */}
      <div className="book-opening">
        {month ? <h2 className="book-month">{month.charAt(0).toUpperCase() + month.slice(1)}</h2> : null}
        <header>
          <Postmark city={city} date={date} />
          <p className="book-place">
            <Pin />{" "}
            <span lang={lang}>
              {city}, {country}
            </span>{" "}
            · {dayInWords(date)}
            {stop === null ? null : ` · ${fill(text.map.stopNumber, { number: stop })}`}
          </p>
          <h3 lang={lang} dir="auto">
            {publicUrl === null ? title : <a href={`${publicUrl}/blog/${post.id}`}>{title}</a>}
          </h3>
        </header>
        {cover ? <BookPhoto photo={cover} alt={alt(cover, 1)} large={book.format === "a4"} /> : null}
      </div>
      {more.length > 0 ? (
        <div className="book-photos">
          {more.map((photo, index) => (
            <BookPhoto key={photo.id} photo={photo} alt={alt(photo, index + 2)} />
          ))}
        </div>
      ) : null}
      <div
        className={`line-breaks book-text${content.length > longText ? " book-text-long" : ""}`}
        lang={lang}
        dir="auto"
      >
        {content}
      </div>
      {authorName ? (
        <p className="book-signature" dir="auto">
          — {authorName}
        </p>
      ) : null}
    </article>
  );
}

/** A photo of the book, as a JPEG: browsers put all others into a PDF without compression. `large`: as wide as A4. */
function BookPhoto({ photo, alt, large = false }: { photo: StoredPhoto; alt: string; large?: boolean }) {
  const { name } = large ? photo : smallestJpeg(photo);
  return (
    <p className="book-photo">
      <span className="stamp">
        <img src={photoUrl(name)} alt={alt} width={photo.width} height={photo.height} loading="eager" />
      </span>
    </p>
  );
}

function LastPage({ publicUrl, qr }: { publicUrl: string; qr: QrCode }) {
  const { text } = useWords();
  return (
    <section className="book-leaf book-last">
      <p>{text.book.online}</p>
      <QrDrawing {...qr} label={fill(text.book.qr, { address: qr.text })} />
      <p>
        <a href={publicUrl}>{publicUrl.replace(/^https?:\/\//, "")}</a>
      </p>
    </section>
  );
}
