import { useHref, useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import { isModifiedClick } from "~/components/modified-click";

/**
 * Returns the click handler around the links of many stops. It opens the clicked one over the map; the browser
 * handles every other click. A router's link for each would cost the server more than the rest of the map.
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
