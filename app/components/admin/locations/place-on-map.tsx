import { useEffect, useRef, useState } from "react";
import { locationFormText as text } from "~/text/it/admin-forms";
import { useInBrowser } from "~/components/use-in-browser";
import { useSiteFacts } from "~/components/layout/use-site-facts";

interface Place {
  latitude: string;
  longitude: string;
}

interface PlaceOnMapProps {
  /** The coordinates so far; the map begins there. */
  begin(): Place;
  onChoose(place: Place): void;
}

/** A small map to touch, fetched when it is opened; without scripts it is not there. */
export function PlaceOnMap(props: PlaceOnMapProps) {
  const { tileUrl: url, tileAttribution: attribution } = useSiteFacts();
  const [view, setView] = useState<"closed" | "open" | "failed">("closed");
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const open = view !== "closed";

  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const { signal } = controller;
    import("./open-place-map.client")
      .then(({ openPlaceMap }) => {
        if (signal.aborted || !box.current) return;
        const { begin } = latest.current;
        const onChoose = (place: Place) => latest.current.onChoose(place);
        return openPlaceMap(box.current, { tiles: { url, attribution }, begin: begin(), signal, onChoose });
      })
      .catch(() => {
        if (!signal.aborted) setView("failed");
      });
    return () => controller.abort();
  }, [open, url, attribution]);

  if (!useInBrowser()) return null;
  return (
    <details onToggle={(event) => setView(event.currentTarget.open ? "open" : "closed")}>
      <summary className="button button-quiet button-small">{text.map}</summary>
      <p className="field-hint">{view === "failed" ? text.mapFailed : text.mapHint}</p>
      <div className="map place-map" role="region" aria-label={text.mapLabel}>
        <div ref={box} />
      </div>
    </details>
  );
}
