import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import { dayOf, hourMs } from "~/domain/day";
import type { Hand } from "~/domain/journey/hand";
import { listPublicStops } from "~/domain/journey/journey-numbers-queries.server";
import { consumeAttempt, networkOf } from "~/domain/limits/rate-limit.server";
import { listStopsOnMap } from "~/domain/locations/journey/journey-queries.server";
import { withNewFile } from "~/domain/photos/files/store-photos.server";
import { done, refused } from "~/domain/result";
import { drawWithPhoto } from "~/domain/share-cards/draw-share-card.server";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import { type PostcardWords, postcardPhotoBox } from "~/images/share-card/postcard-svg";
import type { ReceiptStory } from "./receipt";

/** The drawings of a receipt in an hour: one for each language. */
const limit = { of: "postcards", max: 5, windowMs: hourMs };
/** The most bytes of postcards in memory, about twenty. */
const maxBytes = 8 * 1024 * 1024;

/** The story of a postcard, and for whom it is drawn. `from` is the sender's address; `signal`: the client has gone. */
interface PostcardOf {
  storyId: string;
  story: ReceiptStory;
  hand: Hand | null;
  words: Pick<PostcardWords, "hand" | "toy" | "address">;
  from: string | null;
  signal: AbortSignal;
}

/** Creates the memory of the postcards of a site. */
export const postcardMemory = () =>
  new LRUCache<string, Blob>({ maxSize: maxBytes, sizeCalculation: ({ size }) => size });

/** Forgets the postcards of a story. */
export function forgetPostcards({ postcards }: Pick<Site, "postcards">, storyId: string): void {
  for (const key of postcards.keys()) if (key.startsWith(storyId)) postcards.delete(key);
}

/** Returns a postcard as a JPEG: the one in memory if it shows the same, or a new one. */
export async function drawPostcard(site: Site, postcard: PostcardOf) {
  const { storyId, story, hand, from, signal } = postcard;
  const day = hand?.date ?? dayOf(new Date(story.createdAt));
  const words = { ...postcard.words, city: hand?.city ?? story.city ?? "", date: day };
  const [photo] = story.photos;
  const publicStops = await listPublicStops(site);
  const last = hand?.number ?? publicStops.filter(({ date }) => date <= day).length;
  const route = publicStops.slice(0, last).map(({ position }) => position);
  const shown = createHash("sha256").update(JSON.stringify(route)).digest("base64");
  const key = storyId + JSON.stringify([words, photo?.name, shown]);
  const find = () => {
    const picture = site.postcards.get(key);
    return picture && done(picture);
  };

  async function draw() {
    const { retryAfter } = await consumeAttempt(site, limit, storyId);
    if (retryAfter !== null) return { ...refused("too-many-postcards"), retryAfter };
    const stops = (await listStopsOnMap(site, "")).filter(({ number }) => number <= last);
    const shape = photo && photo.height > photo.width ? "tall" : "wide";
    const bytes = await withNewFile(site, async (path) => {
      const drawn = await drawWithPhoto(site, photo, postcardPhotoBox(shape), (copy) =>
        site.images.run("postcard", { words, shape: copy ? shape : "wide", stops, photo: copy, path }),
      );
      return drawn.ok ? await readFile(path) : null;
    });
    if (!bytes) return refused("failed");
    // The story may have been withdrawn in the meantime.
    if (!(await findStory(site, storyId))) return refused("unknown-story");
    const picture = new Blob([bytes]);
    site.postcards.set(key, picture);
    return done(picture);
  }

  const inTurn = async () => find() ?? draw();
  const network = networkOf(from ?? "");
  const drawn = find() ?? (await site.images.inTurnForPostcard(network, inTurn, signal));
  return drawn ?? { ...refused("too-busy"), retryAfter: 60 };
}
