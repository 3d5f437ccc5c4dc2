import { useRef, useState } from "react";
import { useWords } from "~/components/languages/use-words";
import { preparePhoto } from "~/components/story-form/prepare-photo/prepare-photo";
import type { PhotoToSend } from "~/components/story-form/prepare-photo/shrink-photo.client";

/** A photo that was chosen on this page and not sent yet. */
export interface ChosenPhoto {
  number: number;
  chosen: File;
  /** Settles when the photo is as it will be sent; never fails. */
  preparing: Promise<PhotoToSend>;
  prepared: PhotoToSend | null;
}

export interface ChosenPhotos {
  photos: ChosenPhoto[];
  /** Some photos did not find room any more. */
  leftOut: boolean;
  /** Adds photos as far as there is room; one that is there already is not added twice. */
  choose(files: File[]): void;
  takeAway(number: number): void;
}

/** The photos that wait in the browser: `room` is how many there may be. */
export function useChosenPhotos(room: number): ChosenPhotos {
  const { photoMistakes } = useWords().text.storyForm;
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const [leftOut, setLeftOut] = useState(false);
  const lastNumber = useRef(0);
  const inTurn = useRef<Promise<unknown>>(Promise.resolve());

  const choose = (files: File[]) => {
    const fresh = files.filter(
      (file, at) => ![...photos.map(({ chosen }) => chosen), ...files.slice(0, at)].some(isSame(file)),
    );
    const kept = fresh.slice(0, Math.max(0, room - photos.length));
    setLeftOut(kept.length < fresh.length);
    const added = kept.map((chosen): ChosenPhoto => {
      // One photo at a time: three open at once are too much for a small phone.
      const preparing = inTurn.current.then(() => preparePhoto(chosen, photoMistakes));
      inTurn.current = preparing;
      return { number: ++lastNumber.current, chosen, preparing, prepared: null };
    });
    // Not of `photos` alone: what was picked before hydration may be chosen in the same moment.
    setPhotos((all) => {
      const isThere = ({ chosen }: ChosenPhoto) => all.map((photo) => photo.chosen).some(isSame(chosen));
      return [...all, ...added.filter((one) => !isThere(one))].slice(0, room);
    });
    for (const { number, preparing } of added) {
      void preparing.then((prepared) =>
        setPhotos((all) => all.map((photo) => (photo.number === number ? { ...photo, prepared } : photo))),
      );
    }
  };
  const takeAway = (number: number) => {
    setLeftOut(false);
    setPhotos((all) => all.filter((photo) => photo.number !== number));
  };
  return { photos, leftOut, choose, takeAway };
}

const isSame = (one: File) => (other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
