import { Byline } from "~/components/blog-posts/byline";
import { phoneWidth, Photo } from "~/components/photos/photo";
import { Postmark } from "~/components/drawings/postmark";
import type { BlogPost } from "~/domain/blog-posts/blog-post";
import type { LocationWithPost } from "~/domain/locations/location";
import { DocumentButton } from "~/components/layout/links";
import { ReportLink } from "~/components/layout/report-link";
import { useWords } from "~/components/languages/use-words";
import { fill } from "~/text/fill";
import { photoAlt } from "~/text/photo-alt";
import { useHref, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ShareButtons } from "~/components/share-buttons";
import { EmptyState } from "~/components/layout/empty-state";

const photoSizes = `(min-width: 42rem) 36rem, ${phoneWidth}`;

/** A stop in full, with its blog post when it has one. Its heading is an "h1" on its own page, an "h2" over the map. */
export function StopDetails(props: {
  stop: LocationWithPost;
  number: number;
  heading: "h1" | "h2";
  /** Stands below the head. */
  children: ReactNode;
}) {
  const { stop, number, heading: Heading } = props;
  const { name, city, country, description, photo, date, blogPost } = stop;
  const { text, dayInWords } = useWords();
  return (
    <article className="stop">
      <header className="stop-head">
        <p className="stop-number">{fill(text.map.stopNumber, { number })}</p>
        <Heading className="stop-title" id="stop-title" lang="" tabIndex={-1}>
          {city}
        </Heading>
        <p className="stop-city">
          {country}
          {name === city ? null : <span lang="">{` · ${name}`}</span>}
        </p>
        <p className="visually-hidden">
          <time dateTime={date}>{dayInWords(date)}</time>
        </p>
        <Postmark city={city} date={date} />
      </header>
      {props.children}
      {description ? (
        <p className="stop-text" lang="">
          {description}
        </p>
      ) : null}
      {photo ? (
        <div className="stamp">
          <Photo
            photo={photo}
            alt={photo.description ?? fill(text.map.stop.photo, { name, city })}
            sizes={photoSizes}
          />
        </div>
      ) : null}
      {blogPost ? (
        <StopBlogPost post={blogPost} stop={stop} heading={Heading === "h1" ? "h2" : "h3"} />
      ) : (
        <p className="stop-no-blog-post">{text.map.stop.noArticle}</p>
      )}
      <p className="button-row">
        <ShareButtons title={city} key={stop.id} />
      </p>
      <ReportLink id={stop.id} />
    </article>
  );
}

function StopBlogPost(props: { post: BlogPost; stop: LocationWithPost; heading: "h2" | "h3" }) {
  const { post, stop, heading: Heading } = props;
  const { id, title, content, photos } = post;
  const { map, blogPost: text } = useWords().text;
  const lang = post.language ?? "";
  const [cover] = photos;
  return (
    <section className="stop-blog-post" aria-labelledby="stop-blog-post-title">
      <p className="stop-overline">{map.stop.article}</p>
      {cover && cover.id !== stop.photo?.id ? (
        <div className="stamp">
          <Photo
            photo={cover}
            alt={photoAlt(text, { photo: cover, title, city: stop.city, n: 1, total: photos.length })}
            sizes={photoSizes}
          />
        </div>
      ) : null}
      <Heading id="stop-blog-post-title" lang={lang}>
        {title}
      </Heading>
      <Byline {...post} />
      <p className="stop-text" lang={lang}>
        {content}
      </p>
      <DocumentButton look="quiet" to={`/blog/${id}`} label={map.stop.readArticle} />
    </section>
  );
}

/** The message in place of a stop that is hidden or does not exist. */
export function StopMissing({ heading: Heading }: { heading: "h1" | "h2" }) {
  const { stop: text } = useWords().text.map;
  return (
    <>
      <Heading className="page-title" id="stop-title">
        {text.missingTitle}
      </Heading>
      <EmptyState title={text.missingText} />
    </>
  );
}

/** The message in place of a stop that could not be fetched. Its button to try again loads the stop's page. */
export function StopFailed() {
  const address = useHref(useLocation());
  const { stop: text } = useWords().text.map;
  return (
    <>
      <h2 className="page-title" id="stop-title">
        {text.failedTitle}
      </h2>
      <EmptyState title={text.failedText}>
        <a className="button" href={address}>
          {text.retry}
        </a>
      </EmptyState>
    </>
  );
}
