import { Link } from "@remix-run/react";
import { storyPageText as text } from "~/text/it/admin/received-stories";

/** The way to a story that nobody has read yet; nothing when there is none. */
export function NextNewStory({ id }: { id: string | null }) {
  if (id === null) return null;
  return (
    <Link className="button button-quiet button-small next-new-story" to={`/admin/storie/${id}`}>
      {text.nextNew}
    </Link>
  );
}
