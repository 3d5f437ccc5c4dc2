import { Link } from "@remix-run/react";
import { type StoredPhoto, photoLabel } from "~/domain/photos/photo";
import { photoEditText as text } from "~/text/it/admin/photo-edit";

interface RetouchLinkProps {
  photo: Pick<StoredPhoto, "name">;
  /** Opens a new tab, so that the words of an unsaved form stay. */
  newTab?: boolean;
}

/** A link to the page where the owner turns and covers a photo. */
export function RetouchLink({ photo, newTab }: RetouchLinkProps) {
  const label = photoLabel(photo.name);
  return (
    <Link
      className="button button-quiet button-small"
      to={`/admin/foto/${photo.name}`}
      aria-label={newTab ? text.linkNewTab(label) : text.linkNamed(label)}
      {...(newTab && { target: "_blank" })}
    >
      {text.link}
    </Link>
  );
}
