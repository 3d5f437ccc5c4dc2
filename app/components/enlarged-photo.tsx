import { useEffect, useRef } from "react";
import { type StoredPhoto, photoLabel } from "~/domain/photos/photo";
import { selectionText, storiesText } from "~/text/received-stories";
import { Photo } from "./photo";

/** A received photo over the page, as large as the screen. */
export function EnlargedPhoto({ photo, onClose }: { photo: StoredPhoto; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const label = photoLabel(photo.name);
  return (
    <dialog ref={dialog} className="lightbox" aria-label={label} onClose={onClose}>
      <div className="lightbox-photo">
        <Photo photo={photo} alt={storiesText.photoAlt(label)} sizes="100vw" first />
      </div>
      <form className="lightbox-bar" method="dialog">
        <button>{selectionText.close}</button>
      </form>
    </dialog>
  );
}
