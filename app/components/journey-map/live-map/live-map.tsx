import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { callApi } from "~/components/api-client";
import { addLiveMapStyles, stopsAddress } from "./live-map-styles";
import type { PlayJourney } from "./play-journey.client";
import type { StopOnLiveMap } from "~/domain/locations/journey/stop";
import { useWords } from "~/components/languages/use-words";
import type { Tiles } from "~/map/journey-map";
import type { MapShape } from "~/map/geometry/map-frame";
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
  const [view, setView] = useState<"drawn" | "loading" | "live">("drawn");
  const [play, setPlay] = useState<PlayJourney | null>(null);
  const navigate = useNavigate();
  const words = useWords();
  const openStop = useRef<(id: string) => void>(() => undefined);
  openStop.current = (id) => navigate(`/map/${id}`, { state: { overMap: true }, preventScrollReset: true });

  useEffect(() => {
    if (!tiles) return;
    const controller = new AbortController();
    const { signal } = controller;
    const giveUp = () => {
      if (signal.aborted) return;
      controller.abort();
      setView("drawn");
    };
    const failed = (error: unknown) => {
      if (!signal.aborted) console.warn(error);
      giveUp();
    };
    const tooLate = setTimeout(giveUp, timeoutMs);
    const show = () => {
      clearTimeout(tooLate);
      whenLeft(drawn.current, signal, () => setView("live"));
    };
    setView("loading");
    pageShown()
      .then(async () => {
        if (signal.aborted) return;
        preconnectTo(tiles.url);
        const stops = callApi<StopOnLiveMap[]>(stopsAddress, { signal });
        stops.catch(failed);
        const [{ openLiveMap }] = await Promise.all([import("./open-live-map.client"), addLiveMapStyles()]);
        if (signal.aborted || !live.current) return;
        const onDetails = (id: string) => openStop.current(id);
        const player = await openLiveMap(live.current, {
          tiles,
          words,
          stops,
          signal,
          onDetails,
          onShown: show,
          onFailed: giveUp,
        });
        if (!signal.aborted) setPlay(() => player);
      })
      .catch(failed);
    return () => {
      clearTimeout(tooLate);
      controller.abort();
    };
  }, [tiles, words]);

  return (
    <div className={`map map-${shape}`} data-view={view}>
      <div className="map-drawn" ref={drawn}>
        {children}
      </div>
      {tiles ? <div className="map-live" ref={live} role="region" aria-label={words.text.map.live} /> : null}
      {view === "live" && play ? <JourneyPlayback play={play} /> : null}
      {note ? <p className="map-note">{note}</p> : null}
      {view === "loading" ? (
        <p className="map-loading" role="status">
          {words.text.map.loading}
        </p>
      ) : null}
    </div>
  );
}

/** Connects to the server of the tiles while Leaflet is still loading. This saves half a second on a slow line. */
function preconnectTo(tileUrl: string): void {
  const [origin] = /^https?:\/\/[^/{}]+/.exec(tileUrl) ?? [];
  if (!origin || tileUrl.includes("{s}")) return;
  const link = document.createElement("link");
  link.rel = "preconnect";
  link.href = origin;
  document.head.append(link);
}

function pageShown(): Promise<unknown> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}

/** Calls `act` when the keyboard focus is not in the element. While somebody uses the element, it must not vanish. */
function whenLeft(element: HTMLElement | null, signal: AbortSignal, act: () => void): void {
  if (!element?.contains(document.activeElement)) return act();
  const listening = new AbortController();
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (element.contains(relatedTarget as Node | null)) return;
    listening.abort();
    act();
  };
  element.addEventListener("focusout", onFocusOut, { signal: AbortSignal.any([signal, listening.signal]) });
}

/** The button that plays the journey stop by stop on the live map, with the stop where the toy is. */
function JourneyPlayback({ play }: { play: PlayJourney }) {
  const { map: text } = useWords().text;
  const [stop, setStop] = useState<StopOnLiveMap | null>(null);
  const playing = useRef<AbortController | null>(null);
  useEffect(() => () => playing.current?.abort(), [play]);

  function toggle() {
    if (playing.current) return playing.current.abort();
    const controller = new AbortController();
    playing.current = controller;
    const ended = () => {
      playing.current = null;
      setStop(null);
    };
    play(controller.signal, setStop).then(ended, ended);
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
