import { useHref } from "@remix-run/react";
import { useFollowedLinks } from "~/components/clicks";
import { EmptyState } from "~/components/layout/empty-state";
import { PageLinks } from "~/components/layout/page-links";
import type { StopsPage, StopSummary } from "~/domain/locations/journey/stop";
import { pageOfStop } from "~/domain/locations/location";
import { useWords } from "~/components/languages/use-words";
import { fill } from "~/text/fill";
import { Photo } from "~/components/photos/photo";

/** One page of 'Tutte le Tappe'. */
export function StopList({ stops, page, pages }: StopsPage) {
  const { map: text } = useWords().text;
  const mapAddress = useHref("/map");
  const openStop = useFollowedLinks(overMap);
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
              <StopCard {...stop} address={`${mapAddress}/${stop.id}`} />
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

/** How the router opens a stop over the map. */
export const overMap = { state: { overMap: true }, preventScrollReset: true };

/** Returns the address of a page of the stop list. The first page is the page with the map. */
export function listAddress(page: number): string {
  return page === 1 ? "/map" : `/map?pagina=${page}`;
}

/** Returns a function that returns the address of a stop's card in the list, from the page with the map or `elsewhere`. */
export function useCardAddress(elsewhere = false) {
  const mapAddress = useHref("/map");
  return ({ id, number }: { id: string; number: number }) => {
    const page = pageOfStop(number);
    const list = page > 1 ? `${mapAddress}?pagina=${page}` : elsewhere ? mapAddress : "";
    return `${list}#tappa-${id}`;
  };
}

/** A stop in the list under the map. The whole card is a link to the stop, which opens over the map. */
function StopCard({ address, ...stop }: StopSummary & { address: string }) {
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
        <h3>
          <a href={address} data-discover="true">
            <span lang="">{city}</span>
            <span className="stop-card-country">, {country}</span>
          </a>
        </h3>
        {description ? (
          <p className="clamp" lang="">
            {description}
          </p>
        ) : null}
        <p className="card-meta">
          {coordinates ? <span className="coordinates">{coordinates}</span> : null}{" "}
          {hasArticle ? <span className="badge badge-on">{text.map.article}</span> : null}
        </p>
      </div>
    </article>
  );
}
