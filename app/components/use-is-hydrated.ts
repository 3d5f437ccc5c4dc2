import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and until React has hydrated the page. True afterwards, when scripts can be used. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
