import { Link } from "@remix-run/react";
import { storyPageText as text } from "~/text/it/admin/received-stories";

/** A link to a story that the owner has not read yet. Nothing when there is none. */
export function NextNewStory({ id }: { id: string | null }) {
  if (id === null) return null;
  return (
    <Link className="button button-quiet button-small next-new-story" to={`/admin/storie/${id}`}>
      {text.nextNew}
    </Link>
  );
}
