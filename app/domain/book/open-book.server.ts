import { setTimeout as pause } from "node:timers/promises";
import { findJourneyNumbers } from "~/domain/journey/journey-numbers-queries.server";
import type { Site } from "~/domain/site";
import { forEachConcurrent } from "~/queues/some-at-once";
import { postsPerPrint, printedPhotos } from "./book-pages";
import { daysOfBook, listBookEntries, listBookPosts, readBook } from "./book.server";

type Read = Pick<Site, "db" | "pages" | "publicSettings" | "now">;
export type OpenBook = NonNullable<Awaited<ReturnType<typeof findOpenBook>>>;

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

/** Returns the part of a list with this number, from 1. Null for any other `wanted`; absent means the first part. */
export function partOf<One>(list: One[], wanted: string | null, size: number) {
  const parts = Math.max(1, Math.ceil(list.length / size));
  const part = Number(wanted ?? 1);
  if (!/^[1-9]\d{0,3}$/.test(wanted ?? "1") || part > parts) return null;
  return { part, parts, here: list.slice((part - 1) * size, part * size) };
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
