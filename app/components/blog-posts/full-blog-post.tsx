import { useHref } from "@remix-run/react";
import { type BlogPost, photoPageAddress } from "~/domain/blog-posts/blog-post";
import type { StoredPhoto } from "~/domain/photos/photo";
import { DocumentButton, DocumentLink } from "~/components/layout/links";
import { ShareButtons } from "~/components/share-buttons";
import { ReportLink } from "~/components/layout/report-link";
import { StopNavigation } from "~/components/journey-map/stop-navigation";
import { useWords } from "~/components/languages/use-words";
import { fill } from "~/text/fill";
import { photoAlt } from "~/text/photo-alt";
import { Heart, Pin } from "~/components/drawings/icons";
import { phoneWidth, Photo } from "~/components/photos/photo";
import type { StopOfBlogPost, NextStop } from "~/domain/locations/journey/stop";
import { Postmark } from "~/components/drawings/postmark";

interface FullBlogPostProps {
  post: BlogPost;
  /** The blog post's stop on the map, with the stops before and after it. */
  stop?: StopOfBlogPost | null;
  /** True while the journey goes on: the end of the newest post then says so. */
  goesOn?: boolean;
  /** Returns the address to which the n-th photo links, counted from 1. The default is the photo's page. */
  photoAddress?: (photo: StoredPhoto, n: number) => string;
}

/** A blog post in full. */
export function FullBlogPost({ post, stop = null, goesOn = false, photoAddress }: FullBlogPostProps) {
  const { id, title, city, country, date, content, reactions, photos } = post;
  const [cover] = photos;
  const { text, longDate } = useWords();
  const { diary, blogPost } = text;
  const lang = post.language ?? "";
  const prefix = useHref("/").replace(/\/$/, "");
  const addressOf = (photo: StoredPhoto, n: number) =>
    photoAddress?.(photo, n) ?? prefix + photoPageAddress(id, n);
  const alt = (photo: StoredPhoto, n: number) =>
    photoAlt(blogPost, { photo, title, city, n, total: photos.length });
  return (
    <article
      className="blog-post"
      data-previous={diary.photo.previous}
      data-next={diary.photo.next}
      data-close={diary.photo.close}
      data-counter={fill(diary.photo.counter, { n: "{n}", total: photos.length })}
    >
      <header className="blog-post-head">
        <p className="card-city">
          <span className="badge" lang={lang}>
            <Pin /> {city}, {country}
          </span>{" "}
          <time className="card-meta" dateTime={date}>
            {longDate(date)}
          </time>
        </p>
        <Postmark city={city} date={date} />
        <h1 lang={lang}>{title}</h1>
        <p className="card-meta">
          {post.authorName ? <span>{fill(blogPost.by, { author: post.authorName })}</span> : null}{" "}
          <Reactions count={reactions} />
        </p>
      </header>
      {cover ? (
        <a className="blog-post-hero stamp" data-photo={cover.id} href={addressOf(cover, 1)}>
          <Photo
            photo={cover}
            alt={alt(cover, 1)}
            sizes={`(min-width: 58rem) 54rem, (min-width: 42rem) calc(92vw - 1.25rem), ${phoneWidth}`}
            first
          />
        </a>
      ) : null}
      <div className="blog-post-body prose line-breaks" lang={lang}>
        {content}
      </div>
      {photos.length > 1 ? (
        <section aria-labelledby="gallery-title">
          <h2 className="section-title" id="gallery-title">
            {diary.gallery}
          </h2>
          <ul className="gallery">
            {photos.slice(1).map((photo, index) => (
              <li key={photo.id}>
                <a className="stamp" data-photo={photo.id} href={addressOf(photo, index + 2)}>
                  <Photo photo={photo} alt={alt(photo, index + 2)} sizes="(min-width: 42rem) 18rem, 45vw" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {stop ? (
        <div className="blog-post-stop">
          <DocumentLink className="button button-quiet" to={`/map/${stop.id}`}>
            <Pin /> {fill(diary.onMap, { city: stop.city })}
          </DocumentLink>{" "}
          <StopNavigation previous={stop.previous} next={null} inDiary />
        </div>
      ) : null}
      <footer className="blog-post-foot">
        <p className="like" hidden>
          <button type="button" className="button button-quiet" value={id} aria-pressed="false">
            <Heart /> {diary.like}
          </button>{" "}
          <Reactions count={reactions} />
        </p>
        <ShareButtons title={title} /> <DocumentButton look="quiet" to="/blog" label={diary.back} />{" "}
        <DocumentButton look="quiet" to="/segui" label={text.layout.footer.follow} />
      </footer>
      {photoAddress ? null : <ReportLink id={id} />}
      {stop?.next ? <NextStopCard stop={stop.next} /> : null}
      {stop && !stop.next && goesOn ? (
        <aside className="next-stop" aria-labelledby="onward">
          <div>
            <p className="card-meta" id="onward">
              {diary.onward.title}
            </p>
            <h2>
              <DocumentLink to="/map">{diary.onward.map}</DocumentLink>
            </h2>
          </div>
        </aside>
      ) : null}
    </article>
  );
}

/** The number of reactions; nothing for none. After the visitor's own, the page's script shows `data-liked` instead. */
function Reactions({ count }: { count: number }) {
  const { text, plural } = useWords();
  const { reactions } = text.blogPost;
  if (count === 0) return null;
  return (
    <span className="reactions">
      <Heart /> <span data-liked={plural(reactions, count + 1)}>{plural(reactions, count)}</span>
    </span>
  );
}

/** A card about the next stop after a blog post, with its picture and the distance. */
function NextStopCard({ stop }: { stop: NextStop }) {
  const { text: texts, number } = useWords();
  const text = texts.diary.nextStop;
  const { id, city, country, blogPostId, photo, distance } = stop;
  return (
    <aside className="next-stop" aria-labelledby="next-stop">
      {photo ? (
        <div className="stamp">
          <Photo photo={photo} alt="" sizes="(min-width: 42rem) 14rem, 34vw" />
        </div>
      ) : null}
      <div>
        <p className="card-meta">{text.label}</p>
        <h2 id="next-stop">
          <DocumentLink lang="" to={blogPostId === null ? `/map/${id}` : `/blog/${blogPostId}`} rel="next">
            {city}, {country}
          </DocumentLink>
        </h2>
        {distance ? (
          <p>
            {fill(distance.kilometres === 0 ? text.near : distance.exact ? text.exact : text.about, {
              kilometres: number(distance.kilometres || distance.step),
            })}
          </p>
        ) : null}
      </div>
    </aside>
  );
}
