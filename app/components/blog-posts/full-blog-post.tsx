import { useHref } from "@remix-run/react";
import { type BlogPost, photoPageAddress } from "~/domain/blog-posts/blog-post";
import type { StoredPhoto } from "~/domain/photos/photo";
import { DocumentButton, DocumentLink } from "~/components/layout/links";
import { ShareButtons } from "~/components/share-buttons";
import { ReportLink } from "~/components/layout/report-link";
import { StopNavigation } from "~/components/journey-map/stop-navigation";
import { WishStamps } from "~/components/journey-map/wish-stamps";
import { useWords } from "~/components/languages/use-words";
import { fill } from "~/text/fill";
import { photoAlt } from "~/text/photo-alt";
import { Heart, Pin } from "~/components/drawings/icons";
import { phoneWidth, Photo } from "~/components/photos/photo";
import type { StopOfBlogPost, NextStop } from "~/domain/locations/journey/stop";
import type { ShownWish } from "~/domain/wishes/wish";
import { Byline, Reactions } from "./byline";
import { Dateline } from "./dateline";
import { Postmark } from "~/components/drawings/postmark";

interface FullBlogPostProps {
  post: BlogPost;
  /** The blog post's stop on the map, with the stops before and after it. */
  stop?: StopOfBlogPost | null;
  /** The wishes that came true at that stop. */
  wishes?: ShownWish[];
  /** True while the journey goes on: the end of the newest post then says so. */
  goesOn?: boolean;
  /** Returns the address to which a photo links. The default is the photo's page. */
  photoAddress?: (photo: StoredPhoto) => string;
}

/** A blog post in full. */
export function FullBlogPost(props: FullBlogPostProps) {
  const { post, stop = null, wishes = [], goesOn = false, photoAddress } = props;
  const { id, title, city, date, content, reactions, photos } = post;
  const { text, longDate } = useWords();
  const { diary } = text;
  const lang = post.language ?? "";
  return (
    <article
      className="blog-post"
      data-previous={diary.photo.previous}
      data-next={diary.photo.next}
      data-close={diary.photo.close}
      data-counter={fill(diary.photo.counter, { n: "{n}", total: photos.length })}
    >
      <header className="blog-post-head">
        <Dateline post={post} shown={longDate(date)} />
        <Postmark city={city} date={date} />
        <h1 lang={lang}>{title}</h1>
        <Byline {...post} />
        <WishStamps wishes={wishes} />
      </header>
      <PhotoLink
        {...{ post, photoAddress }}
        n={1}
        className="blog-post-hero stamp"
        sizes={`(min-width: 58rem) 54rem, (min-width: 42rem) calc(92vw - 1.25rem), ${phoneWidth}`}
        first
      />
      <div className="blog-post-body prose line-breaks" lang={lang}>
        {content}
      </div>
      {photos.length > 1 ? <Gallery {...{ post, photoAddress }} /> : null}
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
      {stop && !stop.next && goesOn ? <Onward /> : null}
    </article>
  );
}

type PhotosProps = Pick<FullBlogPostProps, "post" | "photoAddress">;

/** The photos of a blog post after the first. */
function Gallery(props: PhotosProps) {
  return (
    <section aria-labelledby="gallery-title">
      <h2 className="section-title" id="gallery-title">
        {useWords().text.diary.gallery}
      </h2>
      <ul className="gallery">
        {props.post.photos.slice(1).map(({ id }, index) => (
          <li key={id}>
            <PhotoLink {...props} n={index + 2} className="stamp" sizes="(min-width: 42rem) 18rem, 45vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The n-th photo of a blog post, counted from 1. Nothing when there is none. */
function PhotoLink(props: PhotosProps & { n: number; className: string; sizes: string; first?: boolean }) {
  const { post, n, photoAddress, className, ...shown } = props;
  const { id, title, city, photos } = post;
  const { blogPost: text } = useWords().text;
  const ownAddress = useHref(photoPageAddress(id, n));
  const photo = photos[n - 1];
  if (!photo) return null;
  const alt = photoAlt(text, { photo, title, city, n, total: photos.length });
  return (
    <a className={className} data-photo={photo.id} href={photoAddress?.(photo) ?? ownAddress}>
      <Photo photo={photo} alt={alt} {...shown} />
    </a>
  );
}

function Onward() {
  const { onward } = useWords().text.diary;
  return (
    <aside className="next-stop" aria-labelledby="onward">
      <div>
        <p className="card-meta" id="onward">
          {onward.title}
        </p>
        <h2>
          <DocumentLink to="/map">{onward.map}</DocumentLink>
        </h2>
      </div>
    </aside>
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
