import { type RefObject, useEffect, useState } from "react";
import { Button } from "~/components/admin/buttons";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { Photo } from "~/components/photos/photo";
import { useIsHydrated } from "~/components/use-is-hydrated";
import { type StoredPhoto, photoLabel } from "~/domain/photos/photo";
import { fill } from "~/text/fill";
import { useTicks } from "./received-photos";

interface PhotoSelectionProps {
  photos: StoredPhoto[];
  /** The stored names of chosen photos without a tick box on this page. */
  elsewhere: string[];
  onUnchoose(name: string | null): void;
}

/** A summary of the ticked photos. Without scripts its buttons send the form. */
export function PhotoSelection({ photos, elsewhere, onUnchoose }: PhotoSelectionProps) {
  const { text: texts, plural } = useOwnerWords();
  const text = texts.selection;
  const inBrowser = useIsHydrated();
  const unchoose = (name: string | null) => ({
    name: "unchoose",
    value: name ?? "*",
    onClick: (event: { preventDefault(): void }) => {
      onUnchoose(name);
      event.preventDefault();
    },
  });
  return (
    <section className="selection" aria-labelledby="selection-title">
      <h3 id="selection-title">{text.heading}</h3>
      {elsewhere.map((name) => (
        <input key={name} type="hidden" name="photo" value={name} />
      ))}
      <p aria-live="polite">
        {photos.length === 0 ? text.none : `${plural(text.some, photos.length)}. ${text.hint}`}
      </p>
      {photos.length > 0 ? (
        <ul className="selection-photos">
          {photos.map((photo) => (
            <li key={photo.id}>
              <button className="selection-photo" {...unchoose(photo.name)}>
                <Photo
                  photo={photo}
                  alt={fill(text.unchoose, { label: photoLabel(photo.name) })}
                  sizes="4rem"
                />{" "}
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="button-row">
        {inBrowser ? null : <Button label={text.update} />}{" "}
        {photos.length > 0 ? <Button {...unchoose(null)} label={text.unchooseAll} /> : null}
      </div>
    </section>
  );
}

/** Returns the ticked photos of this form. Each tick is written to the address, so a reload and Back keep it. */
export function usePhotoSelection(form: RefObject<HTMLFormElement>, chosen: string[]) {
  const { ticks: names, tick: choose, setTicks: setNames } = useTicks(form, "photo", chosen);
  const fromAddress = chosen.join("\n");
  const [followed, setFollowed] = useState(fromAddress);
  if (followed !== fromAddress) {
    setFollowed(fromAddress);
    setNames(chosen);
  }

  useEffect(() => {
    const address = new URL(window.location.href);
    if (address.searchParams.getAll("photo").join("\n") === names.join("\n")) return;
    address.searchParams.delete("photo");
    for (const name of names) address.searchParams.append("photo", name);
    window.history.replaceState(window.history.state, "", address);
  }, [names]);

  /** Removes one photo from the selection, or all of them (null). */
  const unchoose = (name: string | null) => (name === null ? setNames([]) : choose(name, false));
  return { names, choose, unchoose };
}
