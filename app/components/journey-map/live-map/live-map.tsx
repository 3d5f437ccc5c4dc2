import { useHref, useNavigate } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { callApi } from "~/components/api-client";
import { addLiveMapStyles, stopsAddress } from "./live-map-styles";
import type { PlayJourney } from "./journey-player.client";
import type { StopOnLiveMap } from "~/domain/locations/journey/stop";
import { useWords } from "~/components/languages/use-words";
import type { Tiles } from "~/map/journey-map";
import type { MapShape } from "~/map/geometry/map-frame";
import { overMap } from "~/components/journey-map/stop-list";
import { fill } from "~/text/fill";

interface LiveMapProps {
  /** The server of the tiles. Null: there is only the drawn map. */
  tiles: Tiles | null;
  shape: MapShape;
  /** A sentence that is shown on the drawn and on the live map. */
  note: string | null;
  children: ReactNode;
}

/** The time to wait for the first tile, in milliseconds. After that, the drawn map stays. */
const timeoutMs = 20_000;

/** The frame of the map. It shows the drawn map (`children`) until the live map has tiles, which may be never. */
export function LiveMap({ tiles, shape, note, children }: LiveMapProps) {
  const drawn = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const { map: text } = useWords().text;
  const { view, play } = useLiveMap(tiles, drawn, live);
  return (
    <div className={`map map-${shape}`} data-view={view}>
      <div className="map-drawn" ref={drawn}>
        {children}
      </div>
      {tiles ? <div className="map-live" ref={live} role="region" aria-label={text.live} /> : null}
      {view === "live" && play ? <JourneyPlayback play={play} /> : null}
      {note ? <p className="map-note">{note}</p> : null}
      {view === "loading" ? (
        <p className="map-loading" role="status">
          {text.loading}
        </p>
      ) : null}
    </div>
  );
}

/** Opens the live map, and gives up without a tile. Returns which map to show, and how the live one plays the journey. */
function useLiveMap(tiles: Tiles | null, drawn: RefObject<HTMLElement>, live: RefObject<HTMLElement>) {
  const [view, setView] = useState<"drawn" | "loading" | "live">("drawn");
  const [play, setPlay] = useState<PlayJourney | null>(null);
  const words = useWords();
  const navigate = useNavigate();
  const address = useHref(stopsAddress);
  useEffect(() => {
    if (!tiles) return;
    const controller = new AbortController();
    const { signal } = controller;
    const giveUp = (error?: unknown) => {
      if (signal.aborted) return;
      if (error) console.warn(error);
      controller.abort();
      setView("drawn");
    };
    const tooLate = setTimeout(giveUp, timeoutMs);
    const onShown = () => {
      clearTimeout(tooLate);
      whenLeft(drawn.current, signal, () => setView("live"));
    };
    const onDetails = (id: string) => navigate(`/map/${id}`, overMap);
    const open = async () => {
      if (document.readyState !== "complete") {
        await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
      }
      if (signal.aborted) return;
      preconnectTo(tiles.url);
      const [{ openLiveMap }, stops] = await Promise.all([
        import("./open-live-map.client"),
        callApi<StopOnLiveMap[]>(address, { signal }),
        addLiveMapStyles(),
      ]);
      if (signal.aborted || !live.current) return;
      const options = { tiles, words, stops, signal, onDetails, onShown, onFailed: giveUp };
      const player = openLiveMap(live.current, options);
      setPlay(() => player);
    };
    setView("loading");
    open().catch(giveUp);
    return () => {
      clearTimeout(tooLate);
      controller.abort();
    };
  }, [tiles, drawn, live, words, navigate, address]);
  return { view, play };
}

/** Connects to the server of the tiles while Leaflet is still loading. This saves half a second on a slow line. */
function preconnectTo(tileUrl: string): void {
  const [href] = /^https?:\/\/[^/{}]+/.exec(tileUrl) ?? [];
  if (!href || tileUrl.includes("{s}")) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "preconnect", href }));
}

/** Calls `act` when the keyboard focus is not in the element. While somebody uses the element, it must not vanish. */
function whenLeft(element: HTMLElement | null, signal: AbortSignal, act: () => void): void {
  if (!element?.contains(document.activeElement)) return act();
  element.addEventListener(
    "focusout",
    function onFocusOut({ relatedTarget }) {
      if (element.contains(relatedTarget as Node | null)) return;
      element.removeEventListener("focusout", onFocusOut);
      act();
    },
    { signal },
  );
}

/** The button that plays the journey stop by stop on the live map, with the stop where the toy is. */
function JourneyPlayback({ play }: { play: PlayJourney }) {
  const { map: text } = useWords().text;
  const [stop, setStop] = useState<StopOnLiveMap | null>(null);
  const end = useRef<() => void>(() => undefined);
  useEffect(() => () => end.current(), [play]);

  function toggle() {
    if (stop) end.current();
    else end.current = play(setStop);
  }

  return (
    <div className="map-playback">
      <button className="button button-small" type="button" onClick={toggle}>
        {stop ? text.stopPlaying : text.play}
      </button>
      <p role="status">{stop ? fill(text.playedStop, { number: stop.number, city: stop.city }) : ""}</p>
    </div>
  );
}
