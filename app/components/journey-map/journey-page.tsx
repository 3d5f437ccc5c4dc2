import { useHref } from "@remix-run/react";
import { Compass } from "~/components/drawings/compass";
import { JourneyNumbers } from "./journey-numbers";
import type { JourneyNumbers as JourneyNumbersOf } from "~/domain/journey/journey-numbers";
import type { JourneyMap, Tiles } from "~/map/journey-map";
import { type JourneyPage as Page, pageOfStop } from "~/domain/locations/journey/stop-summary";
import { useWords } from "~/components/languages/use-words";
import { DrawnMap } from "./drawn-map";
import { JourneyFiles } from "./journey-files";
import { LiveMap } from "~/components/journey-map/live-map/live-map";
import { JourneyTimeline } from "./journey-timeline";
import { StopList } from "./stop-list";

interface JourneyPageProps {
  list: Page;
  /** Null on the later pages of the list. */
  map: JourneyMap | null;
  tiles: Tiles;
  /** Null on the later pages of the list. */
  numbers: JourneyNumbersOf | null;
}

/** The map with its count, and a page of the list of stops. */
export function JourneyPage({ list, map, tiles, numbers }: JourneyPageProps) {
  const { text, plural } = useWords();
  const mapAddress = useHref("/map");
  return (
    <>
      <div className="page-head">
        <div>
          <h1 className="page-title">{text.map.title}</h1>
          <p className="page-lead">{text.map.lead}</p>
        </div>
        <p className="map-badge">{plural(text.map.badge, list.total)}</p>
      </div>
      {map ? (
        <>
          <LiveMap
            tiles={tiles}
            shape={map.shape}
            note={map.summary.count === 0 ? text.map.nothingToShow : null}
          >
            <DrawnMap
              map={map}
              cardAddress={({ id, number }) =>
                pageOfStop(number) === 1
                  ? `#tappa-${id}`
                  : `${mapAddress}?pagina=${pageOfStop(number)}#tappa-${id}`
              }
            />
            <Compass />
          </LiveMap>
          <MapLegend map={map} />
          {numbers ? <JourneyNumbers numbers={numbers} /> : null}
          {map.summary.count > 0 ? <JourneyFiles /> : null}
        </>
      ) : (
        <p className="page-back">
          <a className="button button-quiet button-small" href={mapAddress}>
            {text.map.toMap}
          </a>
        </p>
      )}
      <StopList {...list} />
      {numbers ? <JourneyTimeline timeline={numbers.timeline} /> : null}
    </>
  );
}

/** What the drawing leaves out, in words. */
function MapLegend({ map }: { map: JourneyMap }) {
  const { text } = useWords();
  const sentences = [
    map.markers.some(({ count }) => count > 1) ? text.map.clustered : null,
    map.route.parts.length > 1 ? text.map.coloured : null,
    map.route.complete ? null : text.map.latestLegs,
  ].filter((sentence) => sentence !== null);
  return sentences.length > 0 ? <p className="map-legend">{sentences.join(" ")}</p> : null;
}
