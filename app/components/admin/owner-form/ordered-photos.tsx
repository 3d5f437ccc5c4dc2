import { type PointerEvent, useState } from "react";
import { Button } from "~/components/admin/buttons";
import { useIsHydrated } from "~/components/use-is-hydrated";
import { type PhotoMove, movePhoto, movePhotoTo } from "~/domain/photos/move-photo";
import { photoLabel } from "~/domain/photos/photo";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { fill } from "~/text/fill";
import {
  FormPhoto,
  type FormPhotosProps,
  PhotoButtons,
  PhotoDescription,
  PhotoMistakes,
} from "./form-photos";

/** The photos of a form in their order, which the owner changes with buttons, or by dragging in hydrated pages. */
export function OrderedPhotos(props: FormPhotosProps & { onChange(): void }) {
  const text = useOwnerWords().text.ownerForm;
  const { chosen, draft, fieldErrors, onChange } = props;
  const added = (draft?.photos ?? []).filter(({ id }) => !chosen.some((photo) => photo.id === id));
  const photos = new Map([...chosen, ...added].map((photo) => [photo.name, photo]));
  const [names, setNames] = useState([...photos.keys()]);
  const [dragged, setDragged] = useState<string | null>(null);
  const isHydrated = useIsHydrated();

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
              const draftId = draft?.photos.some(({ id }) => id === photo.id) ? draft.id : undefined;
              const move = (to: PhotoMove, sentence: string, sign: string) => (
                <Button
                  name="move"
                  value={`${to}/${name}`}
                  label={sign}
                  aria-label={sentence}
                  onClick={(event) => {
                    reorder(movePhoto(names, name, to));
                    event.preventDefault();
                  }}
                />
              );
              return (
                <li
                  key={photo.id}
                  data-photo={name}
                  className={dragged === name ? "photo-dragged" : undefined}
                >
                  <input type="hidden" name="existingPhotos" value={name} />
                  <FormPhoto photo={photo} draftId={draftId} />
                  <div className="photo-tools">
                    <span className="photo-moves">
                      {place === 0 ? <span className="badge badge-on">{text.cover}</span> : null}{" "}
                      {place > 0 ? move("first", fill(text.makeCover, { label }), text.coverShort) : null}{" "}
                      {place > 0 ? move("earlier", fill(text.earlier, { label }), text.earlierShort) : null}{" "}
                      {place < names.length - 1
                        ? move("later", fill(text.later, { label }), text.laterShort)
                        : null}{" "}
                      {isHydrated && names.length > 1 ? (
                        <span
                          className="photo-handle"
                          title={fill(text.drag, { label })}
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
                    </span>{" "}
                    <span>
                      <PhotoButtons photo={photo} draftId={draftId} />
                    </span>{" "}
                    <PhotoDescription photo={photo} />
                  </div>
                </li>
              );
            })}
          </ol>
        </fieldset>
      ) : null}
      <PhotoMistakes fieldErrors={fieldErrors} />
    </>
  );
}
