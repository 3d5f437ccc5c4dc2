import type { ReactNode } from "react";
import { useWords } from "~/components/languages/use-words";
import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { Pin } from "~/components/drawings/icons";
import { Postmark } from "~/components/drawings/postmark";
import { DrawnMap } from "~/components/journey-map/drawn-map";
import { JourneyCounts } from "~/components/journey-map/journey-in-numbers";
import { QrDrawing } from "~/components/tags/qr-drawing";
import { phoneWidth, Photo } from "~/components/photos/photo";
import type { Book, BookPost } from "~/domain/book/book";
import { printedPhotos } from "~/domain/book/book-pages";
import type { JourneyNumbers } from "~/domain/journey/journey-numbers";
import { photoUrl, type StoredPhoto } from "~/domain/photos/photo";
import type { QrCode } from "~/domain/tags/tag";
import type { JourneyMap } from "~/map/draw-journey-map.server";
import { fill } from "~/text/fill";
import { photoAlt } from "~/text/photo-alt";

interface PrintedBookProps {
  book: Pick<Book, "title" | "dedication" | "photos" | "format">;
  posts: BookPost[];
  /** The beginning of the book. Null on its later pages. */
  front: BookFront | null;
  /** Stands between the beginning and the blog posts. */
  contents?: ReactNode;
  /** Returns the address to which the book links. Null without links. */
  linkTo: (path: string) => string | null;
  /** The site's address and its code, for the last page; null without that page. */
  qr?: QrCode | null;
  publicUrl?: string | null;
  /** True for a book on the screen: photos arrive when they are reached, in the size that the screen needs. */
  onScreen?: boolean;
}

interface BookFront {
  /** The year that this volume tells; null for the whole journey. */
  year: string | null;
  /** The days that the cover names; empty without blog posts. */
  cover: { start: string; end: string };
  map: JourneyMap;
  numbers: JourneyNumbers;
}

/** The pages of the book: cover, dedication, map and numbers, the blog posts month by month, the last page. */
export function PrintedBook(props: PrintedBookProps) {
  const { book, posts, front, contents, linkTo, qr, publicUrl, onScreen } = props;
  const { language, monthInWords } = useWords();
  const months = [...new Set(posts.map(({ date }) => date.slice(0, 7)))];
  return (
    <div className={`book book-${book.format}${onScreen ? " book-reading" : ""}`} lang={language.code}>
      {front ? <Front {...{ book, front, linkTo }} /> : null}
      {contents}
      {months.map((month) => {
        const name = monthInWords(`${month}-01`);
        return (
          <section className="book-chapter" key={month}>
            {posts
              .filter(({ date }) => date.startsWith(month))
              .map((post, at) => (
                <BookArticle
                  key={post.id}
                  {...{ post, book, linkTo, onScreen }}
                  month={at === 0 ? name : null}
                />
              ))}
          </section>
        );
      })}
      {qr && publicUrl ? <LastPage publicUrl={publicUrl} qr={qr} /> : null}
    </div>
  );
}

function Front({ book, front, linkTo }: Pick<PrintedBookProps, "book" | "linkTo"> & { front: BookFront }) {
  const { map, numbers } = front;
  const { text } = useWords();
  return (
    <>
      <Cover {...{ book, ...front }} />
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
          <div className={`map map-${map.shape} light`}>
            <DrawnMap map={map} cardAddress={({ id }) => linkTo(`/map/${id}`) ?? `/map/${id}`} />
          </div>
          <JourneyCounts numbers={numbers} />
        </section>
      ) : null}
    </>
  );
}

type CoverProps = Pick<PrintedBookProps, "book"> & Pick<BookFront, "cover" | "year">;

function Cover({ book, cover: { start, end }, year }: CoverProps) {
  const { text, dated, dayInWords } = useWords();
  return (
    <section className="book-leaf book-cover">
      <CapybaraWaving />
      <h1 dir="auto">{book.title ?? text.book.title}</h1>
      <p>{text.book.subtitle}</p>
      {year === null ? null : <p className="book-year">{year}</p>}
      {start === "" ? null : (
        <p>
          {start === end
            ? dayInWords(start)
            : dated(text.journey.lasting, { start: dayInWords(start), end: dayInWords(end) })}
        </p>
      )}
    </section>
  );
}

/** Texts with more characters than this are set in two columns where the paper is wide enough. */
const longText = 1500;

interface BookArticleProps extends Pick<PrintedBookProps, "book" | "linkTo" | "onScreen"> {
  post: BookPost;
  /** The month's name, above its first blog post. */
  month: string | null;
}

function BookArticle({ post, book, linkTo, onScreen = false, month }: BookArticleProps) {
  const { title, city, country, date, content, authorName, photos, stop } = post;
  const { text, dayInWords } = useWords();
  const lang = post.language ?? "";
  const address = linkTo(`/blog/${post.id}`);
  const [cover, ...more] = printedPhotos(book, post).map(({ photo, file }, at) => (
    <BookPhoto
      key={photo.id}
      {...{ photo, file, onScreen }}
      alt={photoAlt(text.blogPost, { photo, title, city, n: at + 1, total: photos.length })}
      sizes={`(min-width: 42rem) ${at === 0 ? "38rem" : "19rem"}, ${phoneWidth}`}
    />
  ));
  return (
    <article className="book-article" id={post.id}>
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
            {address === null ? title : <a href={address}>{title}</a>}
          </h3>
        </header>
        {cover}
      </div>
      {more.length > 0 ? <div className="book-photos">{more}</div> : null}
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

interface BookPhotoProps {
  photo: StoredPhoto;
  /** The file for paper. */
  file: string;
  alt: string;
  onScreen: boolean;
  sizes: string;
}

function BookPhoto({ photo, file, alt, onScreen, sizes }: BookPhotoProps) {
  const { width, height } = photo;
  return (
    <p className={`book-photo${height > width ? " book-photo-tall" : ""}`}>
      <span className="stamp">
        {onScreen ? (
          <Photo {...{ photo, alt, sizes }} />
        ) : (
          <img src={photoUrl(file)} {...{ alt, width, height }} loading="eager" />
        )}
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
