import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the HTML and while React takes it over, true from then on: what only works with scripts may show. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
