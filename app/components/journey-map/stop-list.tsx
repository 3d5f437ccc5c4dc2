import { EmptyState } from "~/components/empty-state";
import type { StopSummary } from "~/domain/locations/stop-summary";
import { mapText, pageOf } from "~/text/map";
import { StopCard } from "./stop-card";

interface StopListProps {
  stops: StopSummary[];
  page: number;
  pages: number;
}

/** 'Tutte le Tappe', a page of it. */
export function StopList({ stops, page, pages }: StopListProps) {
  return (
    <section className="stops" aria-labelledby="stops-title">
      <h2 className="section-title" id="stops-title">
        {mapText.list}
      </h2>
      {stops.length === 0 ? (
        <EmptyState title={mapText.empty}>
          <p>{mapText.emptyHint}</p>
        </EmptyState>
      ) : (
        <ol className="card-grid stop-grid">
          {stops.map((stop) => (
            <li key={stop.id}>
              <StopCard stop={stop} />
            </li>
          ))}
        </ol>
      )}
      {pages > 1 ? (
        <nav className="page-links" aria-label={mapText.pages}>
          {page > 1 ? (
            <a className="button button-quiet button-small" rel="prev" href={listAddress(page - 1)}>
              {mapText.previousPage}
            </a>
          ) : null}
          <span>{pageOf(page, pages)}</span>
          {page < pages ? (
            <a className="button button-quiet button-small" rel="next" href={listAddress(page + 1)}>
              {mapText.nextPage}
            </a>
          ) : null}
        </nav>
      ) : null}
    </section>
  );
}

/** The address of a page of the list; the first one has the map. */
export function listAddress(page: number): string {
  return page === 1 ? "/map" : `/map?pagina=${page}`;
}
