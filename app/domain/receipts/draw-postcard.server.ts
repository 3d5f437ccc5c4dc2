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

/** Returns a postcard as a JPEG: the one in memory, or a new one. The next change of the site forgets all of them. */
export async function drawPostcard(site: Site, postcard: PostcardOf) {
  const { storyId, story, hand, from, signal } = postcard;
  const pictures = await site.pages.once("postcards", () => Promise.resolve(memory()));
  const day = hand?.date ?? dayOf(new Date(story.createdAt));
  const words = { ...postcard.words, city: hand?.city ?? story.city ?? "", date: day };
  const [photo] = story.photos;
  const key = JSON.stringify([storyId, words, photo?.name]);
  const find = () => {
    const picture = pictures.get(key);
    return picture && done(picture);
  };

  async function draw() {
    const { retryAfter } = await consumeAttempt(site, limit, storyId);
    if (retryAfter !== null) return { ...refused("too-many-postcards"), retryAfter };
    const last = hand?.number ?? (await listPublicStops(site)).filter(({ date }) => date <= day).length;
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
    pictures.set(key, picture);
    return done(picture);
  }

  const inTurn = async () => find() ?? draw();
  const network = networkOf(from ?? "");
  const drawn = find() ?? (await site.images.inTurnForPostcard(network, inTurn, signal));
  return drawn ?? { ...refused("too-busy"), retryAfter: 60 };
}

const memory = () => new LRUCache<string, Blob>({ maxSize: maxBytes, sizeCalculation: ({ size }) => size });
