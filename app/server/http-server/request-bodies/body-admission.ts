import type { IncomingMessage } from "node:http";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { networkOf } from "~/domain/limits/rate-limit.server";
import type { Site } from "~/domain/site";
import { reservedForText } from "~/domain/storage/storage-state.server";
import type { BodyLimits } from "~/http/input/read-upload.server";
import { ownerSession, sessionOrUnknown } from "~/http/session.server";
import { sharedPool } from "~/queues/shared-pool";
import type { BodyRule } from "~/server/http-server/route-manifest";
import { bodyLengthOf } from "~/server/http-server/server-request";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

export type BodyBudget = typeof defaultBudget;

/** The maximum number of bytes of all request bodies that are being received or handled. */
const defaultBudget = {
  /** In memory: the texts of forms, and what a connection needs while its body is read. */
  text: 16 * megabyte,
  /** On disk: received photos, until their request ends. */
  photos: 1024 * megabyte,
};

/** The maximum number of characters in one form: of a visitor, and of the owner. */
const maxText = { stranger: 32 * kilobyte, owner: 512 * kilobyte };
const bytesPerCharacter = 2;
/** The memory for the parser, the streams and the socket of one body, in bytes. */
const perBody = 16 * kilobyte;
/** The maximum size of the finished photos made from a body of this length. They exist beside the received files. */
const finishedPhotos = (length: number) => Math.min(6 * megabyte, 4 * length);

/** Decides from its length whether a body is read, and within which `limits` (null: it is not). Null without room. */
export function bodyAdmission(site: Site, budget = defaultBudget) {
  // Each body reserves memory for its texts and disk for its photos until `release`. Networks share both fairly.
  const texts = sharedPool(budget.text);
  const photos = sharedPool(budget.photos);

  return async function admit(request: IncomingMessage, rule: BodyRule, address: string) {
    const { headers, socket } = request;
    const length = bodyLengthOf(request, rule.max);
    const isForOwner = rule.from === "owner";
    const session = isForOwner ? await sessionOrUnknown(ownerSession(site, headers.cookie ?? null)) : "none";
    if (isForOwner && session === "none") return { limits: null, release: () => undefined };
    const isOwner = session === "live";
    const holder = isOwner ? "owner" : networkOf(address);
    const max = isOwner ? maxText.owner : maxText.stranger;
    const isEnded = session === "ended";
    const bringsFiles = !isEnded && rule.photos && /^multipart\//i.test(headers["content-type"] ?? "");
    const room = bringsFiles ? await roomForPhotos(site) : 0;

    // When a budget is full, the network that has reserved most loses its newest body.
    const evict = () => socket.destroy();
    const text = texts.reserve(holder, bytesPerCharacter * Math.min(length, max) + perBody, evict);
    if (!text) return null;
    const onDisk = length + finishedPhotos(length);
    const photo = bringsFiles ? photos.reserve(holder, onDisk, evict, room) : null;
    let photosRefused: BodyLimits["photosRefused"] = null;
    if (isEnded) photosRefused = "signed-out";
    // With `no-room` the owner's whole form is refused, so that no blog post is saved without its photo.
    else if (bringsFiles && !photo) photosRefused = isForOwner || room < onDisk ? "no-room" : "too-busy";
    const release = () => [text, photo].forEach((reservation) => reservation?.release());
    return { limits: { maxText: max, photosRefused }, release };
  };
}

/** Returns the disk space for the photos of all running requests, in bytes. 0 when the disk cannot be read. */
async function roomForPhotos({ freeBytes, incoming }: Site): Promise<number> {
  try {
    // Parts that have already arrived use some of that space, so their bytes are added.
    return (await freeBytes()) - reservedForText + (await bytesUnder(incoming));
  } catch {
    return 0;
  }
}

/** Returns the size of all files in a folder, in bytes. A file that disappears meanwhile counts as 0. */
async function bytesUnder(folder: string): Promise<number> {
  const sizes = (await readdir(folder, { withFileTypes: true })).map((entry) => {
    const place = path.join(folder, entry.name);
    const size = entry.isDirectory() ? bytesUnder(place) : stat(place).then(({ size }) => size);
    return size.catch(() => 0);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
