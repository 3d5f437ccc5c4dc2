import { useHref, useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import { isModifiedClick } from "~/components/modified-click";

/**
 * Returns a click handler for the element around the links of many stops. It opens the clicked stop over the map, and
 * leaves all other clicks to the browser. With Remix's `Link` for each stop, the links would cost the server more than
 * the rest of the map.
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
