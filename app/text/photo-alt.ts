import { fill } from "./fill";
import type { Texts } from "./words";

/** The description of an article's photo for readers who do not see it: toy and place; `n` counts from 1. */
export function photoAlt(
  { onlyPhoto, photo }: Texts["blogPost"],
  { title, city, n, total }: { title: string; city: string; n: number; total: number },
): string {
  return total === 1 ? fill(onlyPhoto, { title, city }) : fill(photo, { title, city, n, total });
}
