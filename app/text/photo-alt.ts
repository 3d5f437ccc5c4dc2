import { fill } from "./fill";
import type { Texts } from "./words";

/** The description of an article's photo for readers who do not see it; `n` counts from 1. */
export function photoAlt(
  { onlyPhoto, photo }: Texts["blogPost"],
  { title, n, total }: { title: string; n: number; total: number },
): string {
  return total === 1 ? fill(onlyPhoto, { title }) : fill(photo, { title, n, total });
}
