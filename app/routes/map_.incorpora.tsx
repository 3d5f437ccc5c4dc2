import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DrawnMap } from "~/components/journey-map/drawn-map";
import { JourneyInNumbers } from "~/components/journey-map/journey-in-numbers";
import { useCardAddress } from "~/components/journey-map/stop-list";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { DocumentLink } from "~/components/layout/links";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { findJourneyMap } from "~/domain/journey/find-journey-map.server";
import { findJourneyNumbers } from "~/domain/journey/journey-numbers-queries.server";
import type { RouteHandle } from "~/http/route-handle";
import styles from "~/styles/map/framed-map.css";

export const handle: RouteHandle = {
  languages: true,
  bare: true,
  framed: true,
  prefetch: false,
  cache: {},
  exported: true,
};

export const links = styleSheets(styles);

export const meta: MetaFunction = (args) => {
  const { embeds, map } = wordsOf(args.matches).text;
  const { provider: title } = embeds;
  return pageMeta(args, { title, description: map.description, address: "/map", hidden: true });
};

export async function loader({ context: { site, language } }: LoaderFunctionArgs) {
  const map = await findJourneyMap(site, language);
  // A frame is small: it gets the markers of small screens, which are at most fifty.
  const shown = map.markers.filter(({ screens }) => screens !== "large");
  const markers = shown.map((marker) => ({ ...marker, screens: "all" as const }));
  return { map: { ...map, markers }, numbers: await findJourneyNumbers(site) };
}

/** The map of the journey for a frame in another site, without scripts. Its links open outside of the frame. */
export default function FramedMap() {
  const { map, numbers } = useLoaderData<typeof loader>();
  const { text } = useWords();
  const cardAddress = useCardAddress(true);
  return (
    <main className="framed-map" id="content">
      <h1>{text.embeds.provider}</h1>
      <div className={`map map-${map.shape}`}>
        <div className="map-drawn">
          <DrawnMap map={map} cardAddress={cardAddress} />
        </div>
        {map.summary.count === 0 ? <p className="map-note">{text.map.nothingToShow}</p> : null}
      </div>
      <JourneyInNumbers numbers={numbers} />
      <p>
        <DocumentLink to="/map">{text.map.toMap}</DocumentLink>
      </p>
    </main>
  );
}
