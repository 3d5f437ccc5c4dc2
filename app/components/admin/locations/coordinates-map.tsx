import { useEffect, useRef, useState } from "react";
import { small } from "~/components/admin/buttons";
import { addLiveMapStyles } from "~/components/journey-map/live-map/live-map-styles";
import { usePublicSettings } from "~/components/layout/use-public-settings";
import { useIsHydrated } from "~/components/use-is-hydrated";
import type { Coordinates } from "~/domain/locations/coordinates/photo-coordinates";
import { locationFormText as text } from "~/text/it/admin/forms";

interface CoordinatesMapProps {
  /** Returns the coordinates in the form. The map is centred on them when it opens. */
  initial(): Coordinates;
  onChoose(chosen: Coordinates): void;
}

/** A small map for choosing a point. It needs scripts, which are loaded when it is opened. */
export function CoordinatesMap(props: CoordinatesMapProps) {
  const { tileUrl: url, tileAttribution: attribution } = usePublicSettings();
  const [view, setView] = useState<"closed" | "open" | "failed">("closed");
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const open = view !== "closed";

  useEffect(() => {
    if (!open || url === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    Promise.all([import("./open-coordinates-map.client"), addLiveMapStyles()])
      .then(([{ openCoordinatesMap }]) => {
        if (signal.aborted || !box.current) return;
        const onChoose = (chosen: Coordinates) => latest.current.onChoose(chosen);
        const initial = latest.current.initial();
        openCoordinatesMap(box.current, { tiles: { url, attribution }, initial, signal, onChoose });
      })
      .catch(() => {
        if (!signal.aborted) setView("failed");
      });
    return () => controller.abort();
  }, [open, url, attribution]);

  const isHydrated = useIsHydrated();
  if (!isHydrated || url === null) return null;
  return (
    <details onToggle={(event) => setView(event.currentTarget.open ? "open" : "closed")}>
      <summary className={small}>{text.map}</summary>
      <p className="field-hint">{view === "failed" ? text.mapFailed : text.mapHint}</p>
      <div className="map coordinates-map" role="region" aria-label={text.mapLabel}>
        <div ref={box} />
      </div>
    </details>
  );
}
