import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { shortened } from "~/domain/first-characters";
import { DocumentLink } from "~/components/layout/links";
import { useWords } from "~/components/languages/use-words";
import { CapybaraMark } from "~/components/drawings/capybara-mark";
import { phoneWidth, Photo } from "~/components/photos/photo";
import { Postmark } from "~/components/drawings/postmark";
import { Byline } from "./byline";
import { Dateline } from "./dateline";

/** The maximum number of characters on a card. A card shows at most three lines, so more would be useless. */
const shownCharacters = 500;

/** A blog post as a card, which is a link to it. `first`: it is on the first screen, so its photo is loaded at once. */
export function BlogPostCard({ post, first }: { post: Omit<BlogPost, "published">; first?: boolean }) {
  const cover = post.photos[0];
  const { shortDate } = useWords();
  const lang = post.language ?? "";
  return (
    <article className="blog-post-card">
      <div className={cover ? "stamp" : "stamp stamp-empty"}>
        {cover ? (
          <Photo
            photo={cover}
            alt=""
            sizes={`(min-width: 66rem) 21rem, (min-width: 42rem) calc(46vw - 1.25rem), ${phoneWidth}`}
            first={first}
          />
        ) : (
          <CapybaraMark />
        )}
      </div>
      <Postmark city={post.city} date={post.date} />
      <Dateline post={post} shown={shortDate(post.date)} />
      <h2 lang={lang}>
        <DocumentLink to={`/blog/${post.id}`}>{post.title}</DocumentLink>
      </h2>
      <p className="clamp" lang={lang}>
        {shortened(post.content, shownCharacters)}
      </p>
      <Byline {...post} />
    </article>
  );
}
