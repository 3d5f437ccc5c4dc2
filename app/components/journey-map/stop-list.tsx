import { EmptyState } from "~/components/layout/empty-state";
import { PageLinks } from "~/components/layout/page-links";
import type { StopSummary } from "~/domain/locations/journey/stop-summary";
import { mapText, pageOf } from "~/text/it/map";
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
      <PageLinks
        label={mapText.pages}
        position={pageOf(page, pages)}
        previous={page > 1 ? { to: listAddress(page - 1), label: mapText.previousPage } : null}
        next={page < pages ? { to: listAddress(page + 1), label: mapText.nextPage } : null}
      />
    </section>
  );
}

/** The address of a page of the list; the first one has the map. */
export function listAddress(page: number): string {
  return page === 1 ? "/map" : `/map?pagina=${page}`;
}
