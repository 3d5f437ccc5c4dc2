/** The label in the stored names of cards. The labels of photos never end in a dash, so no photo has this label. */
const label = "condivisione-";

/** Returns the stored name of the card with this id (20 hex digits). */
export function shareCardName(id: string): string {
  return `${id}_${label}.jpg`;
}

/** True when this is the stored name of a card. */
export function isShareCardName(name: string): boolean {
  return name.endsWith(`_${label}.jpg`);
}

/** The version of the cards' design. Cards of another version are drawn again. */
export const cardDesignVersion = 2;

/** The id of the home page among the subjects of cards. */
export const homeCardId = "home";
/** The id of the page /map. */
export const mapCardId = "map";

/** A published blog post, a visible location, the home page or the map, with the contents of its card. */
export interface ShareCardSubject {
  id: string;
  /** The title of a blog post, the name of a location or the toy's name. That of the map has a second line: its state. */
  title: string;
  city: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** A blog post's cover, or a location's photo. A location without a photo has that of its blog post. */
  photo_id: string | null;
}
