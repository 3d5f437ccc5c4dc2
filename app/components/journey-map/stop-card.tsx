import { Link } from "@remix-run/react";
import { Photo } from "~/components/photos/photo";
import type { StopSummary } from "~/domain/locations/journey/stop-summary";
import { useWords } from "~/components/languages/use-words";
import { fill } from "~/text/fill";

/** A stop in the list under the map; the whole card opens it. */
export function StopCard({ stop }: { stop: StopSummary }) {
  const { text } = useWords();
  const { id, number, city, country, description, coordinates, photo, hasArticle } = stop;
  return (
    <article className="stop-card" id={`tappa-${id}`}>
      {photo ? (
        <div className="stamp stamp-small">
          <Photo photo={photo} alt="" sizes="7rem" />
        </div>
      ) : null}
      <div className="stop-card-text">
        <p className="stop-card-number">{fill(text.map.stopNumber, { number })}</p>
        <h3 lang="">
          <Link to={`/map/${id}`} state={{ overMap: true }} preventScrollReset>
            {city}
            <span className="stop-card-country">, {country}</span>
          </Link>
        </h3>
        {description ? (
          <p className="clamp" lang="">
            {description}
          </p>
        ) : null}
        <p className="card-meta">
          {coordinates ? <span className="coordinates">{coordinates}</span> : null}
          {hasArticle ? <span className="badge badge-on">{text.map.article}</span> : null}
        </p>
      </div>
    </article>
  );
}
