import { useRef, useState } from "react";
import { ApiError, callApi } from "~/components/api-client";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { useNotice } from "~/components/toasts/notices";
import {
  type Coordinates,
  coordinatesOf,
  wholePosition,
} from "~/domain/locations/coordinates/photo-coordinates";
import type { Position } from "~/images/prepared-photo";
import { noticeFrom } from "~/text/notice";

interface Form {
  fill(coordinates: Coordinates): void;
  clear(): void;
  /** Empties coordinates that came from a photo which the form no longer has. True when it emptied any. */
  clearLost(): boolean;
}

/** Returns the function that asks for a new photo's position and fills it in. It empties that of an earlier photo. */
export function usePhotoCoordinates({ fill, clear, clearLost }: Form) {
  const [reading, setReading] = useState(false);
  const latest = useRef(0);
  const say = useNotice();
  const words = useOwnerWords();

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
    const code = outcome.code === "gps-missing" && cleared ? "gps-and-point-missing" : outcome.code;
    say(noticeFrom(words, words.text.locationNotices[code], { ...outcome.coordinates }));
  }

  return { reading, read };
}

interface Outcome {
  code: "gps-found" | "gps-missing" | "gps-refused" | "gps-failed";
  coordinates?: Coordinates;
}

async function extractGps(photo: File): Promise<Outcome> {
  const body = new FormData();
  body.set("photo", photo);
  try {
    const read = await callApi<Partial<Position>>("/api/extract-gps", { method: "POST", body });
    const position = wholePosition(read);
    return position ? { code: "gps-found", coordinates: coordinatesOf(position) } : { code: "gps-missing" };
  } catch (error) {
    return { code: error instanceof ApiError ? "gps-refused" : "gps-failed" };
  }
}
