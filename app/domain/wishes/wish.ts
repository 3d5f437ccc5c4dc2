import type { findClaim } from "~/domain/stories/stories-queries.server";
import type { listStopsToChoose, listWishes } from "./owner-wishes.server";
import type { listOpenWishes } from "./wishes-queries.server";

/** The maximum number of open wishes, and of characters of a wish. */
export const maxOpenWishes = 5;
export const wishMaxLength = 80;

/** A wish as the owner sees it, with all its texts. */
export type Wish = Awaited<ReturnType<typeof listWishes>>[number];

/** A wish as readers of one language see it. `lang` is "" when the wish is not written in that language. */
export type ShownWish = Awaited<ReturnType<typeof listOpenWishes>>[number];

export type StopToChoose = Awaited<ReturnType<typeof listStopsToChoose>>[number];

/** The wish that a story's sender says has come true, for the owner. */
export type Claim = NonNullable<Awaited<ReturnType<typeof findClaim>>>;
