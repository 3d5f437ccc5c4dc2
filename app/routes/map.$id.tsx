import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useOutletContext } from "@remix-run/react";
import { StopDetails, StopFailed, StopMissing } from "~/components/journey-map/stop-details";
import { stopMeta } from "~/components/journey-map/stop-meta";
import { StopNavigation } from "~/components/journey-map/stop-navigation";
import { pageMeta } from "~/components/layout/page-meta";
import { findStopNumber } from "~/domain/locations/journey/journey-queries.server";
import { findNeighbours } from "~/domain/locations/journey/neighbours-queries.server";
import { findVisibleLocation } from "~/domain/locations/journey/visible-locations-queries.server";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { photoUrl } from "~/domain/photos/photo";
import { findShareCard } from "~/domain/share-cards/share-cards-queries.server";
import type { RouteHandle } from "~/http/route-handle";
import { styleSheets } from "~/components/layout/style-sheets";
import cardStyles from "~/styles/diary/cards.css";
import dialogStyles from "~/styles/dialog.css";
import stopStyles from "~/styles/map/stop.css";

export const handle: RouteHandle = { cache: {} };

export const links = styleSheets(cardStyles, dialogStyles, stopStyles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { stop, card } = args.data ?? {};
  if (stop) return stopMeta(args, stop, card);
  const { stop: text } = wordsOf(args.matches).text.map;
  return pageMeta(args, { title: text.missingTitle, description: text.missingText, hidden: true });
};

export async function loader({ params, context: { site } }: LoaderFunctionArgs) {
  const stop = await findVisibleLocation(site, params.id ?? "");
  if (!stop) return data({ stop: null, number: 0, neighbours: null, card: null }, { status: 404 });
  const neighbours = await findNeighbours(site, stop);
  const card = await findShareCard(site, stop.id);
  const number = await findStopNumber(site, stop);
  return data({ stop, number, neighbours, card: card && photoUrl(card) });
}

/** Shows that the stop could not be fetched, usually because of the connection. The map behind it stays. */
export function ErrorBoundary() {
  return <StopFailed />;
}

/** One stop: the contents of its own page, or of the dialog over the map. */
export default function StopPage() {
  const { stop, number, neighbours } = useLoaderData<typeof loader>();
  const { overMap } = useOutletContext<{ overMap: boolean }>();
  const { text } = useWords();
  const heading = overMap ? "h2" : "h1";
  const details = stop ? (
    <StopDetails stop={stop} number={number} heading={heading} />
  ) : (
    <StopMissing heading={heading} />
  );
  const around = neighbours ? <StopNavigation {...neighbours} /> : null;
  if (overMap) {
    return (
      <>
        {details}
        {around}
      </>
    );
  }
  return (
    <>
      {details}
      {around}
      <p className="stop-foot">
        <Link className="button" to="/map">
          {text.map.stop.toMap}
        </Link>
      </p>
    </>
  );
}
