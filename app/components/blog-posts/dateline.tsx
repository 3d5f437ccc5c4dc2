import { Pin } from "~/components/drawings/icons";
import type { BlogPost } from "~/domain/blog-posts/blog-post";

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
