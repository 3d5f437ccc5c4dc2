import { exampled, text, timestamp } from "./shapes.server";

/** The JSON of a wish for the owner. */
export const wishShape = exampled({
  id: [text, "7e21c9d04b6f83a5e1d0"],
  /** The text for readers of every language that has none of its own. */
  text: [text, "Vedere l’aurora boreale"],
  it: [text.nullable(), null],
  en: [text.nullable(), "To see the northern lights"],
  fr: [text.nullable(), null],
  de: [text.nullable(), null],
  es: [text.nullable(), null],
  /** The stop where the wish came true; null for an open wish. */
  locationId: [text.nullable(), "1b8d2f60c37a94e5f012"],
  /** The town of that stop; null when the stop is gone. */
  city: [text.nullable(), "Tromsø"],
  updatedAt: [timestamp, "2024-05-12T09:30:00.000Z"],
});
