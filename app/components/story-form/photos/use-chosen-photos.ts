import { useMemo, useRef, useState } from "react";
import { useWords } from "~/components/languages/use-words";
import type { PhotoMistakeWords, PhotoToSend } from "./shrink-photo.client";

/** A photo that was chosen on this page and is not sent yet. */
export interface ChosenPhoto {
  number: number;
  chosen: File;
  /** Resolves when the photo is ready to send. It never rejects. */
  preparing: Promise<PhotoToSend>;
  prepared: PhotoToSend | null;
}

export type ChosenPhotos = ReturnType<typeof useChosenPhotos>;

/** Returns the files to send for these photos: the prepared files, or the chosen files while these are not ready. */
export function filesToSend(photos: ChosenPhoto[]): File[] {
  return photos.map(({ chosen, prepared }) => prepared?.file ?? chosen);
}

/** Replaces the files in a file input. */
export function holdFiles(picker: unknown, files: File[]): void {
  if (!(picker instanceof HTMLInputElement)) return;
  const held = new DataTransfer();
  for (const file of files) held.items.add(file);
  picker.files = held.files;
}

/** The number of photos that are prepared for each free place, because some of the files may be no photos. */
const looksPerPhoto = 2;

/**
 * Keeps the photos that were chosen on this page and wait to be sent, at most `room`. A broken photo gives up its place
 * when a good photo needs it. `leftOut`: some had no room. `refused`: refused photos were removed.
 */
export function useChosenPhotos(room: number) {
  const { photoMistakes } = useWords().text.storyForm;
  const [all, setAll] = useState<ChosenPhoto[]>([]);
  const [cut, setCut] = useState(false);
  const [hasRefused, setHasRefused] = useState(false);
  const photos = useMemo(() => fitting(all, room), [all, room]);
  const lastNumber = useRef(0);
  const inTurn = useRef<Promise<unknown>>(Promise.resolve());

  /** Adds photos while there is room. A photo that was already chosen is not added twice. */
  const choose = (files: File[]) => {
    const fresh = files.filter(
      (file, at) => ![...photos.map(({ chosen }) => chosen), ...files.slice(0, at)].some(isSame(file)),
    );
    const kept = fresh.slice(0, Math.max(0, room * looksPerPhoto - photos.length));
    setCut(kept.length < fresh.length);
    setHasRefused(false);
    const added = kept.map((chosen): ChosenPhoto => {
      // Photos are prepared one after another: three open photos are too much for a small phone.
      const preparing = inTurn.current.then(() => preparePhoto(chosen, photoMistakes));
      inTurn.current = preparing;
      return { number: ++lastNumber.current, chosen, preparing, prepared: null };
    });
    // Photos picked before hydration may be added in the same moment. So this uses the latest state, not `photos`.
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

/** Returns the photos that have room, in their order. Broken photos have room only after all others. */
function fitting(photos: ChosenPhoto[], room: number): ChosenPhoto[] {
  const isBroken = ({ prepared }: ChosenPhoto) => Boolean(prepared?.error);
  const good = photos.filter((photo) => !isBroken(photo)).slice(0, room);
  const broken = photos.filter(isBroken).slice(0, room - good.length);
  return photos.filter((photo) => good.includes(photo) || broken.includes(photo));
}

const isSame = (one: File) => (other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** The maximum time for shrinking a photo, in milliseconds. A photo that takes longer is sent as it is. */
const timeoutMs = 20_000;

/** Makes a large photo smaller. After an error or a timeout, the chosen file itself is sent. */
function preparePhoto(file: File, mistakes: PhotoMistakeWords): Promise<PhotoToSend> {
  const asItIs: PhotoToSend = { file, position: "", takenAt: "", thumbnail: null, error: null };
  const timedOut = new Promise<PhotoToSend>((resolve) => setTimeout(resolve, timeoutMs, asItIs));
  const ready = import("./shrink-photo.client").then((module) => module.shrinkAndCheckPhoto(file, mistakes));
  return Promise.race([ready.catch(() => asItIs), timedOut]);
}

/** Returns the mistakes of these photos, each sentence once. */
export function photoErrorsIn(photos: (PhotoToSend | null)[]): string[] {
  return [...new Set(photos.flatMap((photo) => photo?.error ?? []))];
}
