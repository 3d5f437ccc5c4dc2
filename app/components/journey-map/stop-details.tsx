import { Heart } from "~/components/drawings/icons";
import { phoneWidth, Photo } from "~/components/photos/photo";
import { Postmark } from "~/components/drawings/postmark";
import type { LocationWithPost } from "~/domain/locations/location";
import { DocumentButton } from "~/components/layout/links";
import { ReportLink } from "~/components/layout/report-link";
import { useWords } from "~/components/languages/use-words";
import { fill } from "~/text/fill";
import { photoAlt } from "~/text/photo-alt";
import { useHref, useLocation } from "@remix-run/react";
import { ShareButtons } from "~/components/share-buttons";
import { EmptyState } from "~/components/layout/empty-state";

/** A stop in full, with its blog post when it has one. Its heading is an "h1" on its own page, an "h2" over the map. */
export function StopDetails(props: { stop: LocationWithPost; number: number; heading: "h1" | "h2" }) {
  const { stop, number, heading: Heading } = props;
  const { name, city, country, description, photo, date, blogPost } = stop;
  const BlogPostHeading = Heading === "h1" ? "h2" : "h3";
  const cover = blogPost?.photos[0];
  const { text, plural, dayInWords } = useWords();
  const lang = blogPost?.language ?? "";
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
            sizes={`(min-width: 42rem) 36rem, ${phoneWidth}`}
          />
        </div>
      ) : null}
      {blogPost ? (
        <section className="stop-blog-post" aria-labelledby="stop-blog-post-title">
          <p className="stop-overline">{text.map.stop.article}</p>
          {cover && cover.id !== photo?.id ? (
            <div className="stamp">
              <Photo
                photo={cover}
                alt={photoAlt(text.blogPost, {
                  photo: cover,
                  title: blogPost.title,
                  city,
                  n: 1,
                  total: blogPost.photos.length,
                })}
                sizes={`(min-width: 42rem) 36rem, ${phoneWidth}`}
              />
            </div>
          ) : null}
          <BlogPostHeading id="stop-blog-post-title" lang={lang}>
            {blogPost.title}
          </BlogPostHeading>
          <p className="card-meta">
            {blogPost.authorName ? (
              <span>{fill(text.blogPost.by, { author: blogPost.authorName })}</span>
            ) : null}{" "}
            {blogPost.reactions > 0 ? (
              <span className="reactions">
                <Heart /> {plural(text.blogPost.reactions, blogPost.reactions)}
              </span>
            ) : null}
          </p>
          <p className="stop-text" lang={lang}>
            {blogPost.content}
          </p>
          <DocumentButton look="quiet" to={`/blog/${blogPost.id}`} label={text.map.stop.readArticle} />
        </section>
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
