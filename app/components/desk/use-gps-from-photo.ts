import { useRef, useState } from "react";
import { notice } from "~/text/notices";
import { ApiError, callApi } from "~/components/api-client";
import { useNotice } from "~/components/toasts/use-notice";

interface Place {
  latitude: string;
  longitude: string;
}

/**
 * Asks the site where a chosen photo was taken (spec §7 POST /api/extract-gps) and says what came of it, in the four
 * ways of spec §8. `fill` takes the coordinates; after a failure of the call itself they are cleared.
 */
export function useGpsFromPhoto(fill: (place: Place) => void) {
  const [reading, setReading] = useState(false);
  const latest = useRef(0);
  const say = useNotice();

  async function read(photo: File | undefined): Promise<void> {
    const turn = (latest.current += 1);
    if (!photo) return;
    setReading(true);
    const outcome = await extractGps(photo);
    if (turn !== latest.current) return;
    setReading(false);
    if (outcome.place) fill(outcome.place);
    if (outcome.code === "gps-failed") fill({ latitude: "", longitude: "" });
    say(notice(outcome.code, { ...outcome.place }));
  }

  return { reading, read };
}

type Outcome =
  | { code: "gps-found"; place: Place }
  | { code: "gps-missing" | "gps-refused" | "gps-failed"; place?: undefined };

async function extractGps(photo: File): Promise<Outcome> {
  const body = new FormData();
  body.set("photo", photo);
  try {
    const { latitude, longitude } = await callApi<Partial<Record<keyof Place, number>>>("/api/extract-gps", {
      method: "POST",
      body,
    });
    if (latitude === undefined || longitude === undefined) return { code: "gps-missing" };
    return { code: "gps-found", place: { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) } };
  } catch (error) {
    return { code: error instanceof ApiError ? "gps-refused" : "gps-failed" };
  }
}
