import { Link } from "@remix-run/react";
import type { Neighbours, StopLink } from "~/domain/locations/journey/stop";
import { useWords } from "~/components/languages/use-words";

/** Links to the previous and the next stop, or with `inDiary` to their blog posts. Nothing when there is neither. */
export function StopNavigation({ previous, next, inDiary }: Neighbours & { inDiary?: boolean }) {
  const { blogPost: text } = useWords().text;
  if (!previous && !next) return null;
  const addressOf = ({ id, blogPostId }: StopLink) =>
    inDiary && blogPostId !== null ? `/blog/${blogPostId}` : `/map/${id}`;
  const link = (stop: StopLink, label: string, rel: "prev" | "next") => (
    <Link className={`stop-${rel}`} to={addressOf(stop)} rel={rel}>
      <span className="card-meta">{label}</span> <span lang="">{stop.city}</span>
    </Link>
  );
  return (
    <nav className="stop-navigation" aria-label={text.neighbours}>
      {previous ? link(previous, text.previousStop, "prev") : null}{" "}
      {next ? link(next, text.nextStop, "next") : null}
    </nav>
  );
}
