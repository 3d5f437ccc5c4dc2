import { useHref } from "@remix-run/react";
import { useWords } from "~/components/languages/use-words";
import { ExternalLink } from "~/components/layout/links";
import type { JourneyNumbers } from "~/domain/journey/journey-numbers";
import type { StopsPage as Page } from "~/domain/locations/journey/stop";
import type { JourneyMap } from "~/map/draw-journey-map.server";
import { type Tiles, tileServerOf } from "~/map/journey-map";
import { around } from "~/text/fill";
import { useIsHydrated } from "~/components/use-is-hydrated";
import { DrawnMap } from "./drawn-map";
import { JourneyInNumbers, JourneyTimeline } from "./journey-in-numbers";
import { LiveMap } from "./live-map/live-map";
import { StopList, useCardAddress } from "./stop-list";

interface JourneyPageProps {
  list: Page;
  /** The map and the journey in numbers. Null on the later pages of the list. */
  map: JourneyMap | null;
  numbers: JourneyNumbers | null;
  /** The server of the tiles. Null when there is no live map. */
  tiles: Tiles | null;
  /** Sentences about the drawn map. */
  legend: string;
  /** The journey as files, and how to show the map elsewhere, as HTML. Null without a stop. */
  files: string | null;
}

/** The page /map: the map, the number of stops, and one page of the list of stops. */
export function JourneyPage({ list, map, tiles, numbers, legend, files }: JourneyPageProps) {
  const { text, plural } = useWords();
  const mapAddress = useHref("/map");
  const cardAddress = useCardAddress();
  const server = tileServerOf(tiles?.url ?? null);
  const origin = around(text.map.tiles, "tilesFrom", {});
  // Without scripts nothing is asked of that server. The line keeps its room, so that nothing moves.
  const asksServer = useIsHydrated();
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
            <DrawnMap map={map} cardAddress={cardAddress} hasList />
            <Compass />
          </LiveMap>
          {legend ? <p className="map-legend">{legend}</p> : null}
          {server ? (
            <p className={asksServer ? "map-legend" : "map-legend map-legend-unseen"}>
              {origin.before}
              <ExternalLink href={server.about}>{server.name}</ExternalLink>
              {origin.after}
            </p>
          ) : null}
          {numbers ? <JourneyInNumbers numbers={numbers} /> : null}
          {files === null ? null : (
            <section
              className="journey-files"
              aria-labelledby="files-title"
              dangerouslySetInnerHTML={{ __html: files }}
            />
          )}
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

/** The compass rose in the corner of the map. */
function Compass() {
  return (
    <svg className="compass" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <circle r="33" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 3" />
      <path fill="currentColor" d="M0-42 7-7 0 0zM42 0 7 7 0 0zM0 42-7 7 0 0zM-42 0-7-7 0 0z" />
      <path
        fill="var(--leaf)"
        stroke="currentColor"
        strokeWidth="1"
        strokeLinejoin="round"
        d="M0-42-7-7 0 0zM42 0 7-7 0 0zM0 42 7 7 0 0zM-42 0-7 7 0 0z"
      />
      <path
        fill="currentColor"
        d="M23-23 11-4 4-11zM23 23 4 11l7-7zM-23 23-11 4l7 7zM-23-23-4-11l-7 7z"
        opacity="0.7"
      />
    </svg>
  );
}
