import { ButtonLink } from "~/components/admin/buttons";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { type StoredPhoto, photoLabel } from "~/domain/photos/photo";
import { fill } from "~/text/fill";

/** A link to the page where the owner turns and covers a photo. */
export function RetouchLink({ photo: { name } }: { photo: Pick<StoredPhoto, "name"> }) {
  const text = useOwnerWords().text.photoEdit;
  const named = fill(text.linkNamed, { label: photoLabel(name) });
  return <ButtonLink to={`/admin/foto/${name}`} label={text.link} aria-label={named} />;
}
