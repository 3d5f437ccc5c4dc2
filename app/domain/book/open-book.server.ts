import { setTimeout as pause } from "node:timers/promises";
import { findJourneyMap } from "~/domain/journey/find-journey-map.server";
import { findJourneyNumbers } from "~/domain/journey/journey-numbers-queries.server";
import type { Site } from "~/domain/site";
import { forEachConcurrent } from "~/queues/some-at-once";
import { postsPerPrint, printedPhotos } from "./book-pages";
import { daysOfBook, listBookEntries, listBookPosts, readBook } from "./book.server";

type Read = Pick<Site, "db" | "pages" | "publicSettings" | "now">;
type Drawn = Read & Pick<Site, "outlines">;
type OpenBook = NonNullable<Awaited<ReturnType<typeof findOpenBook>>>;

/** Returns the book for readers. Null while the owner has not opened it. It is read once until data change. */
export function findOpenBook(site: Read) {
  return site.pages.once("open-book", async () => {
    const book = await readBook(site.db);
    if (!book.open) return null;
    const entries = await listBookEntries(site, book);
    const cover = daysOfBook(entries, await findJourneyNumbers(site));
    return { book, cover, entries: entries.filter(({ inBook }) => inBook) };
  });
}

/** Returns the part of the open book that has this number, from 1; the first one has its beginning. Null for none. */
export async function findBookPart(site: Drawn, wanted: string | null, size: number, language: string) {
  const open = await findOpenBook(site);
  const part = Number(wanted ?? 1);
  if (!open || !/^[1-9]\d{0,3}$/.test(wanted ?? "1")) return null;
  const { book, cover, entries } = open;
  const parts = Math.max(1, Math.ceil(entries.length / size));
  if (part > parts) return null;
  const ids = entries.slice((part - 1) * size, part * size).map(({ id }) => id);
  const front = async () => {
    const numbers = { ...(await findJourneyNumbers(site)), days: cover.days };
    return { year: null, cover, numbers, map: await findJourneyMap(site, language) };
  };
  const posts = await listBookPosts(site, ids, language);
  return { open, part, parts, book, posts, front: part === 1 ? await front() : null };
}

/** A store of photos that answers more slowly must not hold up a page. In milliseconds. */
const patience = 2000;

/** Returns the bytes of the photos in a part of the printed book. Null when the store does not tell them soon. */
export async function bytesOfPrint(
  site: Read & Pick<Site, "photos">,
  { book, entries }: OpenBook,
  part: number,
) {
  const measured = site.pages.once(`bytes-of-print ${part}`, async () => {
    const ids = entries.slice((part - 1) * postsPerPrint, part * postsPerPrint).map(({ id }) => id);
    const posts = await listBookPosts(site, ids, book.language);
    const files = new Set(posts.flatMap((post) => printedPhotos(book, post).map(({ file }) => file)));
    let bytes = 0;
    await forEachConcurrent(8, files, async (file) => {
      const size = await site.photos.bytesOf(file);
      bytes += size ?? 0;
    });
    return bytes;
  });
  const ended = new AbortController();
  const late = pause(patience, null, { ref: false, signal: ended.signal });
  return Promise.race([measured, late])
    .catch(() => null)
    .finally(() => ended.abort());
}
