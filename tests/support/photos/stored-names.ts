import type { PhotoStore } from "~/photo-store/photo-store.server";

/** Returns the stored names of the photos in a store. */
export async function storedNames(store: Pick<PhotoStore, "list">): Promise<string[]> {
  return (await store.list()).map(({ name }) => name);
}
