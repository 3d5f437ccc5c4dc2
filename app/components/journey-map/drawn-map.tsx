import type { JourneyMap } from "~/map/journey-map";
import { useWords } from "~/components/languages/use-words";
import { fill } from "~/text/fill";
import { MapMarker } from "./map-marker";

interface DrawnMapProps {
  map: JourneyMap;
  /** The address of a stop's card, for the stamps that stand for several stops. */
  cardAddress: (stop: { id: string; number: number }) => string;
}

/** The map as the server draws it: land, route and pins, in the tab order of the journey. */
export function DrawnMap({ map, cardAddress }: DrawnMapProps) {
  const { shape, width, height, land, borders, earth, route, markers, summary } = map;
  const { text, number } = useWords();
  const { drawn, nothingToShow } = text.map;
  const { count, first, last } = summary;
  const stops = fill(drawn.stops, { count: number(count), first, last });
  const description = count > 1 ? stops : count === 1 ? fill(drawn.oneStop, { city: first }) : nothingToShow;
  return (
    <svg className={`route-map route-map-${shape}`} role="group" aria-labelledby="map-name map-words">
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
          address={marker.count === 1 ? `/map/${marker.stop.id}` : cardAddress(marker.stop)}
        />
      ))}
    </svg>
  );
}
