import { useRouteLoaderData } from "@remix-run/react";
import type { ShownSettings } from "~/domain/settings/setting";

/** Returns the settings that pages show. The loader of the root has read them. */
export function usePublicSettings(): ShownSettings {
  const root = useRouteLoaderData("root") as { publicSettings: ShownSettings } | undefined;
  if (!root) throw new Error("the root loader has not answered");
  return root.publicSettings;
}
