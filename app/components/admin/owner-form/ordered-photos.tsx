import { type PointerEvent, useEffect, useState } from "react";
import { type PhotoMove, movePhoto, movePhotoTo } from "~/domain/photos/move-photo";
import { type OwnersPhoto, photoLabel } from "~/domain/photos/photo";
import type { FieldSentences } from "~/text/field-sentences";
import { ownerFormText as text } from "~/text/it/admin/forms";
import { DraftPhoto } from "~/components/photos/draft-photo";
import { FieldErrors } from "~/components/forms/field";
import { Photo } from "~/components/photos/photo";
import { PhotoDescription } from "./photo-description";
import { RetouchButton } from "~/components/admin/photos/retouch-link";

interface OrderedPhotosProps {
  chosen: OwnersPhoto[];
  draft: { id: string; photos: OwnersPhoto[] } | null;
  fieldErrors: FieldSentences;
  /** Called when the order changes. */
  onChange(): void;
}

/**
 * The photos of a stored blog post in their order, with new photos. The owner can remove them and move them with
 * buttons, or drag them in hydrated pages.
 */
export function OrderedPhotos({ chosen, draft, fieldErrors, onChange }: OrderedPhotosProps) {
  const added = (draft?.photos ?? []).filter(({ id }) => !chosen.some((photo) => photo.id === id));
  const photos = new Map([...chosen, ...added].map((photo) => [photo.name, photo]));
  const [names, setNames] = useState([...photos.keys()]);
  const [dragged, setDragged] = useState<string | null>(null);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);

  const reorder = (next: string[]) => {
    if (next.join("/") === names.join("/")) return;
    setNames(next);
    onChange();
  };
  const onDrag = (event: PointerEvent) => {
    if (dragged === null) return;
    const over = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>("[data-photo]");
    const place = names.indexOf(over?.dataset.photo ?? "");
    if (place >= 0) reorder(movePhotoTo(names, dragged, place));
  };

  return (
    <>
      {/* When all photos are removed, this field remains. Without it, the form would keep the photos as they are. */}
      <input type="hidden" name="existingPhotos" value="" />
      {names.length > 0 ? (
        <fieldset className="fieldset">
          <legend>{text.photos}</legend>
          {names.length > 1 ? <p className="field-hint">{text.photosOrder}</p> : null}
          <ol className="photo-strip photo-order">
            {names.map((name, place) => {
              const photo = photos.get(name);
              if (!photo) return null;
              const label = photoLabel(name);
              const inDraft = draft?.photos.some(({ id }) => id === photo.id) ?? false;
              const move = (to: PhotoMove, sentence: string, sign: string) => (
                <button
                  className="button button-quiet button-small"
                  name="move"
                  value={`${to}/${name}`}
                  aria-label={sentence}
                  onClick={(event) => {
                    event.preventDefault();
                    reorder(movePhoto(names, name, to));
                  }}
                >
                  {sign}
                </button>
              );
              return (
                <li
                  key={photo.id}
                  data-photo={name}
                  className={dragged === name ? "photo-dragged" : undefined}
                >
                  <input type="hidden" name="existingPhotos" value={name} />
                  {draft && inDraft ? (
                    <DraftPhoto photo={photo} draftId={draft.id} alt={label} />
                  ) : (
                    <Photo photo={photo} alt={label} sizes="8rem" />
                  )}
                  <div className="photo-tools">
                    <span className="photo-moves">
                      {place === 0 ? <span className="badge badge-on">{text.cover}</span> : null}
                      {place > 0 ? move("first", text.makeCover(label), text.coverShort) : null}
                      {place > 0 ? move("earlier", text.earlier(label), text.earlierShort) : null}
                      {place < names.length - 1 ? move("later", text.later(label), text.laterShort) : null}
                      {isHydrated && names.length > 1 ? (
                        <span
                          className="photo-handle"
                          title={text.drag(label)}
                          aria-hidden="true"
                          onPointerDown={(event) => {
                            event.currentTarget.setPointerCapture(event.pointerId);
                            setDragged(name);
                          }}
                          onPointerMove={onDrag}
                          onPointerUp={() => setDragged(null)}
                          onPointerCancel={() => setDragged(null)}
                        >
                          ⠿
                        </span>
                      ) : null}
                    </span>
                    <span>
                      <RetouchButton photo={photo} />
                      <button
                        className="button button-quiet button-small"
                        name={inDraft ? "remove" : "unchoose"}
                        value={inDraft ? photo.id : name}
                        aria-label={text.removeNamed(label)}
                      >
                        {text.remove}
                      </button>
                    </span>
                    <PhotoDescription photo={photo} />
                  </div>
                </li>
              );
            })}
          </ol>
        </fieldset>
      ) : null}
      <FieldErrors
        id="existingPhotos"
        errors={[...(fieldErrors.existingPhotos ?? []), ...(fieldErrors.descriptions ?? [])]}
      />
    </>
  );
}
