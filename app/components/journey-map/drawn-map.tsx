import { useHref } from "@remix-run/react";
import type { JourneyMap, MapMarker as Mark } from "~/map/journey-map";
import { useWords } from "~/components/languages/use-words";
import { fill } from "~/text/fill";
import { useOpenStop } from "./use-open-stop";
import { clusterLabel, clusterText, pinLabel } from "./marker-labels";

interface DrawnMapProps {
  map: JourneyMap;
  /** Returns the address of a stop's card in the list. The stamp of several stops links to the first stop's card. */
  cardAddress: (stop: { id: string; number: number }) => string;
}

/** The map as the server draws it: land, route and pins. Tab goes through the pins in the order of the journey. */
export function DrawnMap({ map, cardAddress }: DrawnMapProps) {
  const { shape, width, height, land, borders, earth, route, markers, summary } = map;
  const { text, number } = useWords();
  const mapAddress = useHref("/map");
  const openStop = useOpenStop();
  const { drawn, nothingToShow } = text.map;
  const { count, first, last } = summary;
  const stops = fill(drawn.stops, { count: number(count), first, last });
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
 * A numbered pin that links to its stop (`useOpenStop` opens the stop over the map), or the round stamp of several
 * close stops that links to their cards in the list. Stops beyond the edge have a stamp with an arrow.
 */
function MapMarker({ marker, address }: { marker: Mark; address: string }) {
  const words = useWords();
  const { x, y, stop, count, last, screens, name, arrow } = marker;
  const className = screens === "all" ? "marker" : `marker marker-${screens}`;
  const origin = { x: `${x}%`, y: `${y}%`, overflow: "visible" };
  if (count > 1 || arrow !== null) {
    const numbers = clusterText(count, stop.number, last);
    const label = clusterLabel(words, { count, city: stop.city, first: stop.number, last });
    return (
      <a className={className} href={address} data-discover={count > 1 ? undefined : "true"}>
        <title>{count > 1 ? label : pinLabel(words, stop)}</title>
        <svg {...origin}>
          <circle className="marker-touch" r="22" />
          {arrow === null ? null : (
            <path className="cluster" d="M14-9 28 0 14 9z" transform={`rotate(${arrow})`} />
          )}
          <circle className="cluster" r="17" />
          <circle className="cluster-ring" r="14.5" />
          <text className={numberClass(numbers)}>{numbers}</text>
          {name ? <CityName city={stop.city} side={name} y={0} /> : null}
        </svg>
      </a>
    );
  }
  return (
    <a className={className} href={address} data-discover="true">
      <title>{pinLabel(words, stop)}</title>
      <svg {...origin}>
        <circle className="marker-touch" r="22" cy="-20" />
        <path className="pin" d="M0 0C-3-8-13-12-13-22a13 13 0 0 1 26 0C13-12 3-8 0 0z" />
        <text className={numberClass(`${stop.number}`)} y="-22">
          {stop.number}
        </text>
        {name ? <CityName city={stop.city} side={name} y={-20} /> : null}
      </svg>
    </a>
  );
}

/** The name of a city on the map, beside its marker. The title of the marker contains the name, too. */
function CityName({ city, side, y }: { city: string; side: NonNullable<Mark["name"]>; y: number }) {
  return (
    <text className={`city city-${side}`} x={side === "right" ? 19 : -19} y={y} aria-hidden="true">
      {city}
    </text>
  );
}

function numberClass({ length }: string): string {
  if (length > 4) return "marker-number marker-number-longest";
  return length > 3 ? "marker-number marker-number-long" : "marker-number";
}
