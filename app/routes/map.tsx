import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useParams, useRevalidator, useLocation, useNavigate } from "@remix-run/react";
import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { useEffect, useMemo, useRef } from "react";
import { JourneyPage } from "~/components/journey-map/journey-page";
import { listAddress } from "~/components/journey-map/stop-list";
import { liveMapFiles, stopsAddress } from "~/components/journey-map/live-map/live-map-styles";
import { embedLink, feedLinks } from "~/components/layout/alternate-links";
import { opensDialogs } from "~/components/dialogs";
import { pageMeta, publicSettingsIn, styleSheets } from "~/components/layout/page-head";
import { addressIn, useWords, wordsOf } from "~/components/languages/use-words";
import { serialize, deserialize } from "~/components/serialized";
import { findJourneyNumbers } from "~/domain/journey/journey-numbers-queries.server";
import { findJourneyMap } from "~/domain/journey/find-journey-map.server";
import { findStopsPage } from "~/domain/locations/journey/journey-queries.server";
import { photoUrl } from "~/domain/photos/photo";
import { mapCardId } from "~/domain/share-cards/share-card";
import { findShareCard } from "~/domain/share-cards/share-cards-queries.server";
import { journeyFilesHtml, mapLegend } from "~/http/journey-files/under-map.server";
import type { RouteHandle } from "~/http/route-handle";
import mapStyles from "~/styles/map/map-page.css";
import { prefixOf, wordsIn } from "~/text/languages.server";
import { useIsHydrated } from "~/components/use-is-hydrated";

export const handle: RouteHandle = {
  languages: true,
  sitemap: true,
  hydrate: true,
  texts: ["map", "blogPost", "journey", "days", "feeds"],
  cache: { pagina: /^[1-9]\d{0,3}$/ },
  images: ["tiles"],
  preloads: (answered) => liveMapFiles((answered as { stops?: string | null } | undefined)?.stops),
  exported: true,
};

export const links = styleSheets(mapStyles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { page = 1, card = null } = args.data ?? {};
  const address = page > 1 ? `/map?pagina=${page}` : undefined;
  const { text, language, languages } = wordsOf(args.matches);
  const { title, description, drawn } = text.map;
  const meta = pageMeta(args, { title, description, address, card, pictured: drawn.title });
  meta.push(...feedLinks(args));
  const { publicUrl } = publicSettingsIn(args) ?? {};
  if (publicUrl)
    meta.push(embedLink(publicUrl, publicUrl + addressIn(languages, language.code, "/map"), title));
  return meta;
};

/** Reads the map and the list of stops. A stop's own page and later pages of the list have no map. */
export async function loader({ request, params, context: { site, language } }: LoaderFunctionArgs) {
  const { tileUrl, tileAttribution } = site.publicSettings;
  if (params.id !== undefined) return { page: 1, card: null, stops: null, journey: null };
  const asked = new URL(request.url).searchParams.get("pagina") ?? "1";
  const list = /^[1-9]\d{0,5}$/.test(asked) ? await findStopsPage(site, Number(asked), language) : null;
  if (!list) throw data(null, { status: 404 });
  const map = list.page === 1 ? await findJourneyMap(site, language) : null;
  const tiles = tileUrl === null ? null : { url: tileUrl, attribution: tileAttribution };
  const numbers = map ? await findJourneyNumbers(site) : null;
  // The head of the page needs the address of the live map's stops, so it is not inside the JSON text.
  const stops = map !== null && tiles !== null ? prefixOf(language) + stopsAddress : null;
  const name = map && (await findShareCard(site, mapCardId));
  const card = name && photoUrl(name);
  const legend = map ? mapLegend(map, wordsIn(language, site.publicSettings.productName)) : "";
  const files = map?.summary.count ? journeyFilesHtml(site, language) : null;
  return { page: list.page, card, stops, journey: serialize({ list, map, tiles, numbers, legend, files }) };
}

/** Opening or closing a stop changes the path, not the map. So the loader of the map does not run again. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.currentUrl.pathname === args.nextUrl.pathname && args.defaultShouldRevalidate;

/** The map with the list of all stops. A single stop is a dialog over the map, or alone on its own page. */
export default function MapPage() {
  const { page, journey: serialized } = useLoaderData<typeof loader>();
  const journey = useMemo(() => (serialized === null ? null : deserialize(serialized)), [serialized]);
  const { id } = useParams();
  const { text } = useWords();
  const { revalidate } = useRevalidator();

  // The page of a single stop loads no map. When its visitor goes on to the map, the map must be loaded first.
  const missing = journey === null && id === undefined;
  useEffect(() => {
    if (missing) revalidate();
  }, [missing, revalidate]);

  if (journey === null) {
    return (
      <main className="page page-narrow" id="content">
        {missing ? <p role="status">{text.map.loading}</p> : <Outlet context={{ overMap: false }} />}
      </main>
    );
  }
  return (
    <main className="page" id="content">
      <JourneyPage {...journey} />
      <StopDialog listAddress={listAddress(page)} />
    </main>
  );
}

/**
 * Shows the nested route of a stop in a dialog over the map. Escape, the button, a click beside the dialog and 'back'
 * close it. Its styles are loaded with the first opened stop. Browsers without dialogs load the stop's own page.
 */
function StopDialog({ listAddress }: { listAddress: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { id } = useParams();
  const { state } = useLocation() as { state: { overMap?: boolean } | null };
  const navigate = useNavigate();
  const { text } = useWords();
  const open = id !== undefined;
  const inBrowser = useIsHydrated();

  useEffect(() => {
    if (open && !opensDialogs()) location.reload();
    else if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  /** Leaves the address of the stop after the browser has closed the dialog. */
  function follow() {
    if (!open) return;
    if (state?.overMap) navigate(-1);
    else navigate(listAddress, { preventScrollReset: true });
  }

  if (!inBrowser || !opensDialogs()) return null;
  return (
    <dialog
      className="dialog stop-dialog"
      ref={dialog}
      aria-labelledby="stop-title"
      onClose={follow}
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current?.close();
      }}
    >
      <div className="dialog-body">
        <button
          className="dialog-close"
          type="button"
          aria-label={text.map.stop.close}
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 24 24" width="24" aria-hidden="true" focusable="false">
            <path
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinecap="round"
              d="M6 6l12 12M18 6L6 18"
            />
          </svg>
        </button>
        {open ? <Outlet context={{ overMap: true }} /> : null}
      </div>
    </dialog>
  );
}
