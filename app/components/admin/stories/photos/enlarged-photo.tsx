import { useEffect, useRef } from "react";
import { type StoredPhoto, photoLabel } from "~/domain/photos/photo";
import { selectionText, storiesText } from "~/text/it/admin/lists";
import { Photo } from "~/components/photos/photo";

/** A received photo over the page, as large as the screen; Escape, its button and the Back button close it. */
export function EnlargedPhoto({ photo, onClose }: { photo: StoredPhoto; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ownStep = useRef(false);
  useEffect(() => {
    dialog.current?.showModal();
    window.history.pushState(window.history.state, "");
    ownStep.current = true;
    const onBack = () => {
      ownStep.current = false;
      dialog.current?.close();
    };
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, []);
  const closed = () => {
    if (ownStep.current) window.history.back();
    onClose();
  };
  const label = photoLabel(photo.name);
  return (
    <dialog ref={dialog} className="lightbox" aria-label={label} onClose={closed}>
      <div className="lightbox-photo">
        <Photo photo={photo} alt={storiesText.photoAlt(label)} sizes="100vw" first />
      </div>
      <form className="lightbox-bar" method="dialog">
        <button>{selectionText.close}</button>
      </form>
    </dialog>
  );
}
