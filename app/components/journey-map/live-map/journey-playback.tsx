import { useEffect, useRef, useState } from "react";
import type { StopOnLiveMap } from "~/domain/locations/journey/stop-on-map";
import { mapText, playedStop } from "~/text/it/map";
import type { PlayJourney } from "./play-journey.client";

/** The button that plays the journey on the live map stop by stop, and where the toy is meanwhile. */
export function JourneyPlayback({ play }: { play: PlayJourney }) {
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
        {stop ? mapText.stopPlaying : mapText.play}
      </button>
      <p role="status">{stop ? playedStop(stop.number, stop.city) : ""}</p>
    </div>
  );
}
