import { useRouteLoaderData } from "@remix-run/react";
import type { PublicSettings } from "~/domain/settings/setting";

/** Returns the settings that pages show. The loader of the root has read them. */
export function usePublicSettings(): PublicSettings {
  const root = useRouteLoaderData("root") as { publicSettings: PublicSettings } | undefined;
  if (!root) throw new Error("the root loader has not answered");
  return root.publicSettings;
}
