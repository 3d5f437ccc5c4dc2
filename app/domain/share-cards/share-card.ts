/** The label in a card's stored name. Labels of photos never end in a dash, so no photo can have it. */
const label = "condivisione-";

/** Returns the stored name of the card with this id, 20 hex digits. */
export function shareCardName(id: string): string {
  return `${id}_${label}.jpg`;
}

/** True when this is the stored name of a card. */
export function isShareCardName(name: string): boolean {
  return name.endsWith(`_${label}.jpg`);
}

/** The version of the drawing. Cards of another version are drawn again. */
export const cardDesignVersion = 1;

/** The contents of a card: the title of a published blog post, or the name of a visible location. */
export interface ShareCardContents {
  title: string;
  city: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** The cover of a blog post. A location has its own photo, else that of its blog post. Null when none exists. */
  photo_id: string | null;
}

/** A published blog post or a visible location, with the contents of its card. */
export interface ShareCardSubject extends ShareCardContents {
  id: string;
}
