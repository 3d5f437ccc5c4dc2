import type { ComponentProps } from "react";
import { useWords } from "~/components/languages/use-words";
import { fill } from "~/text/fill";
import type { ChosenPhoto } from "./use-chosen-photos";

/** A photo of the form (`children`) with its button 'Togli'. The other properties are those of the button. */
export function PhotoTile({ label, children, ...button }: ComponentProps<"button"> & { label: string }) {
  const text = useWords().text.storyForm;
  return (
    <li>
      {children}
      <button
        className="button button-quiet button-small"
        aria-label={fill(text.removePhotoNamed, { label })}
        {...button}
      >
        {text.removePhoto}
      </button>
    </li>
  );
}

/** A chosen photo that is not sent yet. The sentences about `refused` photos stand beside the file input. */
export function ChosenPhotoPicture({ chosen, prepared, refused }: ChosenPhoto & { refused: boolean }) {
  const text = useWords().text.storyForm;
  return (
    <>
      {prepared?.thumbnail ? (
        <img
          className="thumbnail"
          src={prepared.thumbnail}
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
    </>
  );
}
