import { fill } from "./fill";
import type { Texts } from "./words";

interface ShownPhoto {
  photo: { description: string | null };
  title: string;
  city: string;
  /** The number of the photo, from 1. */
  n: number;
  total: number;
}

/** The description of an article's photo for readers who do not see it: the owner's words, else toy and place. */
export function photoAlt(
  { onlyPhoto, photo: ofSeveral }: Texts["blogPost"],
  { photo, title, city, n, total }: ShownPhoto,
): string {
  if (photo.description !== null) return photo.description;
  return total === 1 ? fill(onlyPhoto, { title, city }) : fill(ofSeveral, { title, city, n, total });
}
