import { useHref, useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import { isModifiedClick } from "~/components/modified-click";

/**
 * The click handler around the links of many stops: opens the one that is clicked over the map, and leaves every other
 * click to the browser. A router's link for each of them would take the server longer than all the rest of the map.
 */
export function useOpenStop(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const mapAddress = useHref("/map");
  return (event) => {
    const address = (event.target as Element).closest("a")?.getAttribute("href") ?? "";
    if (isModifiedClick(event) || event.defaultPrevented || !address.startsWith(`${mapAddress}/`)) return;
    event.preventDefault();
    const id = address.slice(mapAddress.length + 1);
    navigate(`/map/${id}`, { state: { overMap: true }, preventScrollReset: true });
  };
}
