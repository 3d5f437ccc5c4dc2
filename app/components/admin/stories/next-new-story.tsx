import { ButtonLink, small } from "~/components/admin/buttons";
import { useOwnerWords } from "~/components/languages/use-owner-words";

/** A link to a story that the owner has not read yet. Nothing when there is none. */
export function NextNewStory({ id }: { id: string | null }) {
  const { nextNew } = useOwnerWords().text.storyPage;
  if (id === null) return null;
  return <ButtonLink className={`${small} next-new-story`} to={`/admin/storie/${id}`} label={nextNew} />;
}
