import { useWords } from "~/components/languages/use-words";
import { Heart } from "~/components/drawings/icons";
import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { fill } from "~/text/fill";

/** The author of a blog post, and the number of people who liked it. */
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
