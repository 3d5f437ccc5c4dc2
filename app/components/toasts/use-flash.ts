import { useRouteLoaderData } from "@remix-run/react";
import type { Notice } from "~/text/notices";

/** The notice that the last act left to be said on this page, from the root's loader; null for none. */
export function useFlash(): Notice | null {
  const root = useRouteLoaderData("root") as { notice: Notice | null } | undefined;
  return root?.notice ?? null;
}
