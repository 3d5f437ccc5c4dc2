/** The label in a card's stored name: one that no photo can have, because theirs do not end in a dash. */
const label = "condivisione-";

/** The stored name of the card with this id, 20 hex digits. */
export function shareCardName(id: string): string {
  return `${id}_${label}.jpg`;
}

/** Whether a stored name is that of a card. */
export function isShareCardName(name: string): boolean {
  return name.endsWith(`_${label}.jpg`);
}

/** The version of the drawing: cards of another one are drawn anew. */
export const cardDesignVersion = 1;

/** What stands on a card: of a published blog post its title, of a visible location its name. */
export interface ShareCardContents {
  title: string;
  city: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Its cover, or of a location its own photo before that of its blog post; null: there is none. */
  photo_id: string | null;
}

/** A published blog post or a visible location, and what is to stand on its card. */
export interface ShareCardSubject extends ShareCardContents {
  id: string;
}
