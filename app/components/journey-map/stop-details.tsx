import { Heart } from "~/components/drawings/icons";
import { Photo } from "~/components/photos/photo";
import { Postmark } from "~/components/drawings/postmark";
import type { LocationWithPost } from "~/domain/locations/location";
import { photoDescription, reactionCount, writtenBy } from "~/text/it/diary";
import { stopNumber, stopPhoto, stopText } from "~/text/it/map";

interface StopDetailsProps {
  stop: LocationWithPost;
  /** Its number on the journey. */
  number: number;
  /** "h1" on the stop's own page, "h2" over the map. */
  heading: "h1" | "h2";
}

/** A stop in full, with its blog post when it has one. */
export function StopDetails({ stop, number, heading: Heading }: StopDetailsProps) {
  const { name, city, country, description, photo, date, blogPost } = stop;
  const BlogPostHeading = Heading === "h1" ? "h2" : "h3";
  const cover = blogPost?.photos[0];
  return (
    <article className="stop">
      <header className="stop-head">
        <p className="stop-number">{stopNumber(number)}</p>
        <Heading className="stop-title" id="stop-title" tabIndex={-1}>
          {city}
        </Heading>
        <p className="stop-city">{name === city ? country : `${country} · ${name}`}</p>
        <Postmark city={city} date={date} />
      </header>
      {description ? <p className="stop-text">{description}</p> : null}
      {photo ? (
        <div className="stamp">
          <Photo photo={photo} alt={stopPhoto(name, city)} sizes="(min-width: 42rem) 36rem, 90vw" />
        </div>
      ) : null}
      {blogPost ? (
        <section className="stop-blog-post" aria-labelledby="stop-blog-post-title">
          <p className="stop-overline">{stopText.article}</p>
          {cover ? (
            <div className="stamp">
              <Photo
                photo={cover}
                alt={photoDescription(blogPost.title, 1, blogPost.photos.length)}
                sizes="(min-width: 42rem) 36rem, 90vw"
              />
            </div>
          ) : null}
          <BlogPostHeading id="stop-blog-post-title">{blogPost.title}</BlogPostHeading>
          <p className="card-meta">
            {blogPost.authorName ? <span>{writtenBy(blogPost.authorName)}</span> : null}
            <span className="reactions">
              <Heart /> {reactionCount(blogPost.reactions)}
            </span>
          </p>
          <p className="stop-text">{blogPost.content}</p>
          <a className="button button-quiet" href={`/blog/${blogPost.id}`}>
            {stopText.readArticle}
          </a>
        </section>
      ) : (
        <p className="stop-no-blog-post">{stopText.noArticle}</p>
      )}
    </article>
  );
}
