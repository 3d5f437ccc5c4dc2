import { Link } from "@remix-run/react";
import type { MapMarker as Mark } from "~/map/journey-map";
import { useWords } from "~/components/languages/use-words";
import { clusterLabel, clusterText, pinLabel } from "./marker-labels";

/** A numbered pin that opens its stop, or the round stamp that leads to the cards of several close ones. */
export function MapMarker({ marker, address }: { marker: Mark; address: string }) {
  const words = useWords();
  const { x, y, stop, count, last, screens, name } = marker;
  const className = screens === "all" ? "marker" : `marker marker-${screens}`;
  const origin = { x: `${x}%`, y: `${y}%`, overflow: "visible" };
  if (count > 1) {
    const numbers = clusterText(count, stop.number, last);
    return (
      <a className={className} href={address}>
        <title>{clusterLabel(words, { count, city: stop.city, first: stop.number, last })}</title>
        <svg {...origin}>
          <circle className="marker-touch" r="22" />
          <circle className="cluster" r="17" />
          <circle className="cluster-ring" r="14.5" />
          <text className={numberClass(numbers)}>{numbers}</text>
          {name ? <CityName city={stop.city} side={name} y={0} /> : null}
        </svg>
      </a>
    );
  }
  return (
    <Link className={className} to={address} state={{ overMap: true }} preventScrollReset>
      <title>{pinLabel(words, stop)}</title>
      <svg {...origin}>
        <circle className="marker-touch" r="22" cy="-20" />
        <path className="pin" d="M0 0C-3-8-13-12-13-22a13 13 0 0 1 26 0C13-12 3-8 0 0z" />
        <text className={numberClass(`${stop.number}`)} y="-22">
          {stop.number}
        </text>
        {name ? <CityName city={stop.city} side={name} y={-20} /> : null}
      </svg>
    </Link>
  );
}

/** Written on the map beside the marker; the marker's title says it too. */
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
