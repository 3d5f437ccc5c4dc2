import { useHref } from "@remix-run/react";
import { EmptyState } from "~/components/layout/empty-state";
import { PageLinks } from "~/components/layout/page-links";
import type { StopSummary } from "~/domain/locations/journey/stop";
import { useWords } from "~/components/languages/use-words";
import { fill } from "~/text/fill";
import { useOpenStop } from "./use-open-stop";
import { Photo } from "~/components/photos/photo";

interface StopListProps {
  stops: StopSummary[];
  page: number;
  pages: number;
}

/** One page of 'Tutte le Tappe'. */
export function StopList({ stops, page, pages }: StopListProps) {
  const { map: text } = useWords().text;
  const mapAddress = useHref("/map");
  const openStop = useOpenStop();
  return (
    <section className="stops" aria-labelledby="stops-title">
      <h2 className="section-title" id="stops-title">
        {text.list}
      </h2>
      {stops.length === 0 ? (
        <EmptyState title={text.empty} hint={text.emptyHint} />
      ) : (
        <ol className="card-grid stop-grid" onClick={openStop}>
          {stops.map((stop) => (
            <li key={stop.id}>
              <StopCard stop={stop} mapAddress={mapAddress} />
            </li>
          ))}
        </ol>
      )}
      <PageLinks
        label={text.pages}
        position={fill(text.page, { page, pages })}
        previous={page > 1 ? { to: listAddress(page - 1), label: text.previousPage } : null}
        next={page < pages ? { to: listAddress(page + 1), label: text.nextPage } : null}
      />
    </section>
  );
}

/** Returns the address of a page of the stop list. The first page is the page with the map. */
export function listAddress(page: number): string {
  return page === 1 ? "/map" : `/map?pagina=${page}`;
}

/** A stop in the list under the map. The whole card is a link to the stop (`useOpenStop` opens it over the map). */
function StopCard({ stop, mapAddress }: { stop: StopSummary; mapAddress: string }) {
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
          <a href={`${mapAddress}/${id}`} data-discover="true">
            {city}
            <span className="stop-card-country">, {country}</span>
          </a>
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
