import { ButtonLink, small } from "~/components/admin/buttons";
import { storyPageText as text } from "~/text/it/admin/received/received-stories";

/** A link to a story that the owner has not read yet. Nothing when there is none. */
export function NextNewStory({ id }: { id: string | null }) {
  if (id === null) return null;
  return <ButtonLink className={`${small} next-new-story`} to={`/admin/storie/${id}`} label={text.nextNew} />;
}
