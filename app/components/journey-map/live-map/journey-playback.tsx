import { useEffect, useRef, useState } from "react";
import type { StopOnLiveMap } from "~/domain/locations/journey/stop-on-map";
import { useWords } from "~/components/languages/use-words";
import { fill } from "~/text/fill";
import type { PlayJourney } from "./play-journey.client";

/** The button that plays the journey on the live map stop by stop, and where the toy is meanwhile. */
export function JourneyPlayback({ play }: { play: PlayJourney }) {
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
