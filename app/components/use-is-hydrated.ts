import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the HTML and until React has hydrated it, true afterwards: then scripts can be used. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
