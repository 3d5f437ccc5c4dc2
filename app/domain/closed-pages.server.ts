import { readBook } from "~/domain/book/book.server";
import { listReleasedNames } from "./press/press-photos.server";
import type { Site } from "./site";

/** Returns the addresses of the public pages that the owner has not opened. They are found once until data change. */
export function closedPages(site: Pick<Site, "db" | "pages">): Promise<string[]> {
  return site.pages.once("closed-pages", async () => {
    const { open } = await readBook(site.db);
    const [released] = await listReleasedNames(site);
    return [
      ...(open ? [] : ["/libro", "/libro/stampa"]),
      ...(released ? [] : ["/stampa", "/stampa/numeri.csv"]),
    ];
  });
}
