import { useRouteLoaderData } from "@remix-run/react";
import type { ShownSettings } from "~/domain/settings/setting";

/** Returns the settings that pages show. The loader of the root has read them. */
export function usePublicSettings(): ShownSettings {
  return useRootData().publicSettings;
}

/** True when the journey is over. */
export function useIsOver(): boolean {
  return useRootData().isOver;
}

function useRootData() {
  const root = useRouteLoaderData("root") as { publicSettings: ShownSettings; isOver: boolean } | undefined;
  if (!root) throw new Error("the root loader has not answered");
  return root;
}
