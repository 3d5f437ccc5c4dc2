import { useRouteLoaderData } from "@remix-run/react";
import type { SiteFacts } from "~/domain/settings/setting";

/** Returns the settings that pages show. The loader of the root has read them. */
export function useSiteFacts(): SiteFacts {
  const root = useRouteLoaderData("root") as { facts: SiteFacts } | undefined;
  if (!root) throw new Error("the root loader has not answered");
  return root.facts;
}
