import { type RefObject, useEffect, useRef } from "react";

/**
 * Where the keyboard goes on when a photo was taken away: the 'Togli' that took its place, or the file input. `count`
 * is how many photos there are; call the answer just before one of them goes.
 */
export function useRemovalFocus(group: RefObject<HTMLElement>, count: number): (position: number) => void {
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = group.current?.querySelectorAll<HTMLElement>("li button") ?? [];
    const next = buttons[removed.current] ?? buttons[buttons.length - 1];
    (next ?? group.current?.querySelector<HTMLElement>("input[type=file]"))?.focus();
    removed.current = null;
  }, [group, count]);
  return (position) => {
    removed.current = position;
  };
}
