import { type RefObject, useEffect, useRef } from "react";
import type { ChosenPhotos } from "./use-chosen-photos";

/**
 * Keeps the file input and the chosen photos the same: what is picked is added to the photos, and the input always
 * holds what would be sent, so that the plain form can send it too.
 */
export function usePicker({ photos, choose }: ChosenPhotos): {
  picker: RefObject<HTMLInputElement>;
  onPick(): void;
} {
  const picker = useRef<HTMLInputElement>(null);
  const onPick = () => choose([...(picker.current?.files ?? [])]);
  const pickedBefore = useRef(onPick);
  useEffect(() => {
    // Photos may have been picked before hydration.
    if (picker.current?.files?.length) pickedBefore.current();
  }, []);
  useEffect(() => {
    if (!picker.current) return;
    const held = new DataTransfer();
    for (const { chosen, prepared } of photos) held.items.add(prepared?.file ?? chosen);
    picker.current.files = held.files;
  }, [photos]);
  return { picker, onPick };
}
