import { Link } from "@remix-run/react";
import type { Neighbours, StopLink } from "~/domain/locations/journey/neighbours";
import { stopNavigationText as text } from "~/text/it/map";

/** Links to the stops before and after; nothing when there is neither. */
export function StopNavigation({ previous, next }: Neighbours) {
  if (!previous && !next) return null;
  const link = (stop: StopLink, label: string, rel: "prev" | "next") => (
    <Link className={`stop-${rel}`} to={`/map/${stop.id}`} rel={rel}>
      <span className="card-meta">{label}</span> {stop.city}
    </Link>
  );
  return (
    <nav className="stop-navigation" aria-label={text.label}>
      {previous ? link(previous, text.previous, "prev") : null}
      {next ? link(next, text.next, "next") : null}
    </nav>
  );
}
