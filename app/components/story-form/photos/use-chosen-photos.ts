import { useMemo, useRef, useState } from "react";
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
  /** Takes those away that were refused. */
  leaveOut(refused: PhotoToSend[]): void;
  /** Some were refused, and the story can leave without them. */
  refused: boolean;
}

/** So many times as many as there is room for are prepared: some may be no photos. */
const looksPerPhoto = 2;

/** The photos that wait in the browser: `room` is how many there may be; a broken one leaves its place to a good one. */
export function useChosenPhotos(room: number): ChosenPhotos {
  const { photoMistakes } = useWords().text.storyForm;
  const [all, setAll] = useState<ChosenPhoto[]>([]);
  const [cut, setCut] = useState(false);
  const [hasRefused, setHasRefused] = useState(false);
  const photos = useMemo(() => fitting(all, room), [all, room]);
  const lastNumber = useRef(0);
  const inTurn = useRef<Promise<unknown>>(Promise.resolve());

  const choose = (files: File[]) => {
    const fresh = files.filter(
      (file, at) => ![...photos.map(({ chosen }) => chosen), ...files.slice(0, at)].some(isSame(file)),
    );
    const kept = fresh.slice(0, Math.max(0, room * looksPerPhoto - photos.length));
    setCut(kept.length < fresh.length);
    setHasRefused(false);
    const added = kept.map((chosen): ChosenPhoto => {
      // One photo at a time: three open at once are too much for a small phone.
      const preparing = inTurn.current.then(() => preparePhoto(chosen, photoMistakes));
      inTurn.current = preparing;
      return { number: ++lastNumber.current, chosen, preparing, prepared: null };
    });
    // Not of `photos` alone: what was picked before hydration may be chosen in the same moment.
    setAll((before) => {
      const shown = fitting(before, room);
      const isThere = ({ chosen }: ChosenPhoto) => shown.map((photo) => photo.chosen).some(isSame(chosen));
      return [...shown, ...added.filter((one) => !isThere(one))];
    });
    for (const { number, preparing } of added) {
      void preparing.then((prepared) =>
        setAll((before) => before.map((photo) => (photo.number === number ? { ...photo, prepared } : photo))),
      );
    }
  };
  const takeAway = (number: number) => {
    setCut(false);
    setAll((before) => fitting(before, room).filter((photo) => photo.number !== number));
  };
  const leaveOut = (refused: PhotoToSend[]) => {
    setHasRefused(refused.length > 0);
    setAll((before) => before.filter(({ prepared }) => !prepared || !refused.includes(prepared)));
  };
  const leftOut = cut || photos.length < all.length;
  return { photos, leftOut, choose, takeAway, leaveOut, refused: hasRefused };
}

/** Those that find room, in their order: good ones, and ones that are still prepared, before broken ones. */
function fitting(photos: ChosenPhoto[], room: number): ChosenPhoto[] {
  const isBroken = ({ prepared }: ChosenPhoto) => Boolean(prepared?.error);
  const good = photos.filter((photo) => !isBroken(photo)).slice(0, room);
  const broken = photos.filter(isBroken).slice(0, room - good.length);
  return photos.filter((photo) => good.includes(photo) || broken.includes(photo));
}

const isSame = (one: File) => (other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
