import { EmptyState } from "~/components/layout/empty-state";
import { PageLinks } from "~/components/layout/page-links";
import type { StopSummary } from "~/domain/locations/journey/stop-summary";
import { useWords } from "~/components/languages/use-words";
import { fill } from "~/text/fill";
import { StopCard } from "./stop-card";

interface StopListProps {
  stops: StopSummary[];
  page: number;
  pages: number;
}

/** 'Tutte le Tappe', a page of it. */
export function StopList({ stops, page, pages }: StopListProps) {
  const { map: text } = useWords().text;
  return (
    <section className="stops" aria-labelledby="stops-title">
      <h2 className="section-title" id="stops-title">
        {text.list}
      </h2>
      {stops.length === 0 ? (
        <EmptyState title={text.empty}>
          <p>{text.emptyHint}</p>
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
        label={text.pages}
        position={fill(text.page, { page, pages })}
        previous={page > 1 ? { to: listAddress(page - 1), label: text.previousPage } : null}
        next={page < pages ? { to: listAddress(page + 1), label: text.nextPage } : null}
      />
    </section>
  );
}

/** The address of a page of the list; the first one has the map. */
export function listAddress(page: number): string {
  return page === 1 ? "/map" : `/map?pagina=${page}`;
}
