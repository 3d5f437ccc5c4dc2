import { readBook } from "~/domain/book/book.server";
import type { Db } from "./site";

/** Returns the addresses of the public pages that the owner has not opened, for the lists of all pages. */
export async function closedPages(site: Db): Promise<string[]> {
  return (await readBook(site.db)).open ? [] : ["/libro", "/libro/stampa"];
}
