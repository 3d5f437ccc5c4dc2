import { Link } from "@remix-run/react";
import { type BlogPost, photoPageAddress } from "~/domain/blog-posts/blog-post";
import type { StoredPhoto } from "~/domain/photos/photo";
import { photoDescription, reactionCount, writtenBy, photoPageText, type diaryText } from "~/text/it/diary";
import { longDate } from "~/text/it/dates";
import { Heart, Pin } from "~/components/drawings/icons";
import { Photo } from "~/components/photos/photo";
import { StopNavigation } from "~/components/journey-map/stop-navigation";
import type { StopOfBlogPost } from "~/domain/locations/journey/neighbours";
import { stopNavigationText } from "~/text/it/map";
import { Postmark } from "~/components/drawings/postmark";
import { NextStopCard } from "./next-stop-card";

interface FullBlogPostProps {
  post: BlogPost;
  text: ReturnType<typeof diaryText>;
  /** Its stop on the map and the stops around it. */
  stop?: StopOfBlogPost | null;
  /** Where the n-th photo, counted from 1, leads to: by default to its page. */
  photoAddress?: (photo: StoredPhoto, n: number) => string;
}

/** A blog post in full. */
export function FullBlogPost({
  post,
  text,
  stop = null,
  photoAddress = (_, n) => photoPageAddress(post.id, n),
}: FullBlogPostProps) {
  const { id, title, city, country, date, content, reactions, photos } = post;
  const [cover] = photos;
  const author = writtenBy(post.authorName);
  return (
    <article className="blog-post">
      <header className="blog-post-head">
        <p className="card-city">
          <span className="badge">
            <Pin /> {city}, {country}
          </span>
          <time className="card-meta" dateTime={date}>
            {longDate(date)}
          </time>
        </p>
        <Postmark city={city} date={date} />
        <h1>{title}</h1>
        <p className="card-meta">
          {author ? <span>{author}</span> : null}
          <Reactions count={reactions} />
        </p>
      </header>
      {cover ? (
        <div className="blog-post-hero stamp">
          <Photo
            photo={cover}
            alt={photoDescription(title, 1, photos.length)}
            sizes="(min-width: 58rem) 54rem, calc(92vw - 1.25rem)"
            first
          />
        </div>
      ) : null}
      <div className="blog-post-body prose line-breaks">{content}</div>
      {photos.length > 0 ? (
        <section aria-labelledby="gallery-title">
          <h2 className="section-title" id="gallery-title">
            {text.gallery}
          </h2>
          <ul
            className="gallery"
            data-previous={photoPageText.previous}
            data-next={photoPageText.next}
            data-close={photoPageText.close}
            data-counter={photoPageText.counter("{n}", photos.length)}
          >
            {photos.map((photo, index) => (
              <li key={photo.id}>
                <a className="stamp" href={photoAddress(photo, index + 1)}>
                  <Photo
                    photo={photo}
                    alt={photoDescription(title, index + 1, photos.length)}
                    sizes="(min-width: 42rem) 18rem, 45vw"
                  />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {stop ? (
        <div className="blog-post-stop">
          <Link className="button button-quiet" to={`/map/${stop.id}`}>
            <Pin /> {stopNavigationText.ofArticle(stop.city)}
          </Link>
          <StopNavigation previous={stop.previous} next={null} />
        </div>
      ) : null}
      <footer className="blog-post-foot">
        <p className="like" hidden>
          <button type="button" className="button button-quiet" value={id} aria-pressed="false">
            <Heart /> {text.like}
          </button>
          <Reactions count={reactions} />
        </p>
        <Link className="button button-quiet" to="/blog">
          {text.back}
        </Link>
      </footer>
      {stop?.next ? <NextStopCard stop={stop.next} /> : null}
    </article>
  );
}

/** How many reactions there are; the page's script puts in `data-liked` when the visitor adds one. */
function Reactions({ count }: { count: number }) {
  return (
    <span className="reactions">
      <Heart /> <span data-liked={reactionCount(count + 1)}>{reactionCount(count)}</span>
    </span>
  );
}
