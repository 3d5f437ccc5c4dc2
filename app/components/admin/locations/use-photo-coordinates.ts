import { useRef, useState } from "react";
import { type Coordinates, coordinatesOf } from "~/domain/locations/coordinates/photo-coordinates";
import { notice } from "~/text/it/admin/notices/notices";
import { ApiError, callApi } from "~/components/api-client";
import { useNotice } from "~/components/toasts/notices";

interface Form {
  /** Fills in the coordinates that a photo contains. */
  fill(coordinates: Coordinates): void;
  /** Empties latitude and longitude. */
  clear(): void;
  /** Empties coordinates that came from a photo which the form no longer has. True when it emptied any. */
  clearLost(): boolean;
}

/**
 * Asks the site for the position of a new photo (POST /api/extract-gps), fills in its coordinates and shows a notice.
 * Coordinates of an earlier photo are emptied. When the call fails, all coordinates are emptied.
 */
export function usePhotoCoordinates({ fill, clear, clearLost }: Form) {
  const [reading, setReading] = useState(false);
  const latest = useRef(0);
  const say = useNotice();

  async function read(photo: File | undefined): Promise<void> {
    const turn = (latest.current += 1);
    setReading(photo !== undefined);
    const outcome = photo && (await extractGps(photo));
    if (turn !== latest.current) return;
    setReading(false);
    if (outcome?.code === "gps-failed") clear();
    const cleared = clearLost();
    if (!outcome) return;
    if (outcome.coordinates) fill(outcome.coordinates);
    say(notice(outcome.code, { ...outcome.coordinates, ...(cleared ? { cleared: "true" } : {}) }));
  }

  return { reading, read };
}

type Outcome =
  | { code: "gps-found"; coordinates: Coordinates }
  | { code: "gps-missing" | "gps-refused" | "gps-failed"; coordinates?: undefined };

async function extractGps(photo: File): Promise<Outcome> {
  const body = new FormData();
  body.set("photo", photo);
  try {
    const { latitude, longitude } = await callApi<Partial<Record<keyof Coordinates, number>>>(
      "/api/extract-gps",
      { method: "POST", body },
    );
    if (latitude === undefined || longitude === undefined) return { code: "gps-missing" };
    return { code: "gps-found", coordinates: coordinatesOf({ latitude, longitude }) };
  } catch (error) {
    return { code: error instanceof ApiError ? "gps-refused" : "gps-failed" };
  }
}
