import { useWords } from "~/components/languages/use-words";
import { Heart, Pin } from "~/components/drawings/icons";
import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { fill } from "~/text/fill";

/** Who wrote a blog post, and how many liked it. */
export function Byline({ authorName, reactions }: Pick<BlogPost, "authorName" | "reactions">) {
  const { by } = useWords().text.blogPost;
  return (
    <p className="card-meta">
      {authorName ? <span>{fill(by, { author: authorName })}</span> : null} <Reactions count={reactions} />
    </p>
  );
}

/** The number of reactions; nothing for none. After the visitor's own, the page's script shows `data-liked` instead. */
export function Reactions({ count }: { count: number }) {
  const { text, plural } = useWords();
  const { reactions } = text.blogPost;
  if (count === 0) return null;
  return (
    <span className="reactions">
      <Heart /> <span data-liked={plural(reactions, count + 1)}>{plural(reactions, count)}</span>
    </span>
  );
}

/** The place and the day of a blog post, the day as `shown`. */
export function Dateline({ post, shown }: { post: Omit<BlogPost, "published">; shown: string }) {
  return (
    <p className="card-city">
      <span className="badge" lang={post.language ?? ""}>
        <Pin /> {post.city}, {post.country}
      </span>{" "}
      <time className="card-meta" dateTime={post.date}>
        {shown}
      </time>
    </p>
  );
}
