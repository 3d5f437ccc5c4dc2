import { useRouteLoaderData } from "@remix-run/react";
import type { ShownSettings } from "~/domain/settings/setting";

/** The settings that pages show, and whether the journey is over. */
export type PageSettings = ShownSettings & Record<"isOver" | "hasPress", boolean>;

/** Returns the settings that pages show. The loader of the root has read them. */
export function usePublicSettings(): PageSettings {
  return (useRouteLoaderData("root") as { publicSettings: PageSettings }).publicSettings;
}
