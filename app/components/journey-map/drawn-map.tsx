import { useHref } from "@remix-run/react";
import type { JourneyMap, MapMarker as Mark } from "~/map/draw-journey-map.server";
import { useFollowedLinks } from "~/components/clicks";
import { useWords } from "~/components/languages/use-words";
import { fill } from "~/text/fill";
import { overMap } from "./stop-list";
import { markerWords, numberClass } from "./marker-words";

interface DrawnMapProps {
  map: JourneyMap;
  /** Returns the address of a stop's card in the list. The stamp of several stops links to the first stop's card. */
  cardAddress: (stop: { id: string; number: number }) => string;
  /** True where the list of all stops stands below the map. */
  hasList?: boolean;
}

/** The map as the server draws it: land, route and pins. Tab goes through the pins in the order of the journey. */
export function DrawnMap({ map, cardAddress, hasList }: DrawnMapProps) {
  const { shape, width, height, land, borders, earth, route, markers, summary } = map;
  const { text, number } = useWords();
  const mapAddress = useHref("/map");
  const openStop = useFollowedLinks(overMap);
  const { drawn, nothingToShow } = text.map;
  const { count, first, last } = summary;
  const stops = `${fill(drawn.stops, { count: number(count), first, last })}${hasList ? ` ${drawn.list}` : ""}`;
  const description = count > 1 ? stops : count === 1 ? fill(drawn.oneStop, { city: first }) : nothingToShow;
  return (
    <svg
      className={`route-map route-map-${shape}`}
      role="group"
      aria-labelledby="map-name map-words"
      onClick={openStop}
    >
      <title id="map-name">{drawn.title}</title>
      <desc id="map-words">{description}</desc>
      <svg
        className="ground"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <defs>
          <path id="map-coast" d={land} />
          <g id="map-earth">
            <use href="#map-coast" className="water water-far" />
            <use href="#map-coast" className="water water-near" />
            <use href="#map-coast" className="land" />
            <path className="borders" d={borders} />
          </g>
        </defs>
        <use href="#map-earth" />
        {earth === null ? null : (
          <>
            <use href="#map-earth" x={-earth} />
            <use href="#map-earth" x={earth} />
          </>
        )}
        {route.parts.map(({ age, path }) => (
          <path key={age} className={`route route-${age}`} d={path} />
        ))}
      </svg>
      {markers.map((marker) => (
        <MapMarker
          key={`${marker.stop.id} ${marker.screens}`}
          marker={marker}
          address={marker.count === 1 ? `${mapAddress}/${marker.stop.id}` : cardAddress(marker.stop)}
        />
      ))}
    </svg>
  );
}

/**
 * A numbered pin that links to its stop, which opens over the map, or the round stamp of several
 * close stops that links to their cards in the list. Stops beyond the edge have a stamp with an arrow.
 */
function MapMarker({ marker, address }: { marker: Mark; address: string }) {
  const { x, y, stop, count, screens, name: side, arrow } = marker;
  const { name, sign } = markerWords(useWords(), marker);
  const isPin = count === 1 && arrow === null;
  return (
    <a
      className={screens === "all" ? "marker" : `marker marker-${screens}`}
      href={address}
      data-discover={count > 1 ? undefined : "true"}
    >
      <title>{name}</title>
      <svg x={`${x}%`} y={`${y}%`} overflow="visible">
        <circle className="marker-touch" r="22" cy={isPin ? "-20" : undefined} />
        {arrow === null ? null : (
          <path className="cluster" d="M14-9 28 0 14 9z" transform={`rotate(${arrow})`} />
        )}
        {isPin ? (
          <path className="pin" d="M0 0C-3-8-13-12-13-22a13 13 0 0 1 26 0C13-12 3-8 0 0z" />
        ) : (
          <>
            <circle className="cluster" r="17" />
            <circle className="cluster-ring" r="14.5" />
          </>
        )}
        <text className={numberClass(sign)} y={isPin ? "-22" : undefined}>
          {sign}
        </text>{" "}
        {side ? (
          // The name of the marker contains the city, too.
          <text
            className={`city city-${side}`}
            x={side === "right" ? 19 : -19}
            y={isPin ? -20 : 0}
            aria-hidden="true"
          >
            {stop.city}
          </text>
        ) : null}
      </svg>
    </a>
  );
}
