import { type ComponentProps, useEffect, useState } from "react";
import { useWords } from "~/components/languages/use-words";
import { DraftPhoto } from "~/components/photos/draft-photo";
import { type StoredPhoto, photoLabel } from "~/domain/photos/photo";
import { fill } from "~/text/fill";
import type { ChosenPhoto } from "./use-chosen-photos";

interface ChosenPhotoTileProps {
  photo: ChosenPhoto;
  disabled: boolean;
  /** The photos have mistakes. The sentences about them stand beside the file input. */
  refused: boolean;
  onTakeAway(): void;
}

/** A chosen photo that is not sent yet, with its button 'Togli'. */
export function ChosenPhotoTile({ photo, disabled, refused, onTakeAway }: ChosenPhotoTileProps) {
  const text = useWords().text.storyForm;
  const { chosen, prepared } = photo;
  const address = useBlobUrl(prepared?.thumbnail ?? null);
  return (
    <li>
      {address ? (
        <img
          className="thumbnail"
          src={address}
          alt={fill(text.chosenPhotoAlt, { file: chosen.name })}
          width={112}
          height={112}
        />
      ) : (
        <p className="photo-blank">
          <b>{chosen.name}</b> {prepared?.thumbnail === null && !refused ? text.noPreview : null}
        </p>
      )}
      <input type="hidden" name="photoPosition" value={prepared?.position ?? ""} />
      <input type="hidden" name="photoTakenOn" value={prepared?.takenOn ?? ""} />
      <TakeAway label={chosen.name} type="button" disabled={disabled} onClick={onTakeAway} />
    </li>
  );
}

/** The button 'Togli' of the photo with this label. */
function TakeAway({ label, ...button }: { label: string } & ComponentProps<"button">) {
  const text = useWords().text.storyForm;
  return (
    <button
      className="button button-quiet button-small"
      aria-label={fill(text.removePhotoNamed, { label })}
      {...button}
    >
      {text.removePhoto}
    </button>
  );
}

/** Returns an address for showing a blob in the page. Null without a blob, and until the address exists. */
function useBlobUrl(blob: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}

interface DraftPhotoTileProps {
  photo: StoredPhoto;
  draftId: string;
  disabled: boolean;
  /** Called after hydration. Without JavaScript, the button sends the form, and the next page lacks the photo. */
  onTakeAway(): void;
}

/** A photo that arrived with an earlier try, with its button 'Togli'. */
export function DraftPhotoTile({ photo, draftId, disabled, onTakeAway }: DraftPhotoTileProps) {
  const text = useWords().text.storyForm;
  const label = photoLabel(photo.name);
  return (
    <li>
      <DraftPhoto photo={photo} draftId={draftId} alt={fill(text.draftPhotoAlt, { label })} />
      <TakeAway
        label={label}
        name="remove"
        value={photo.id}
        formNoValidate
        disabled={disabled}
        onClick={(event) => {
          event.preventDefault();
          onTakeAway();
        }}
      />
    </li>
  );
}
