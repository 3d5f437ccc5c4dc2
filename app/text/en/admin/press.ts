import type { pressPhotos as italian } from "~/text/it/admin/press";
import type { TranslationOf } from "~/text/translation";

/** The words of /admin/stampa, where the owner releases photos for newspapers and schools. */
export const pressPhotos = {
  title: "Press",
  lead: "Choose up to five photos that newspapers and schools may download and publish.",
  open: "The press page is open: ",
  closed:
    "The press page opens with the first photo that you tick. Beside the photos it says who the toy is, the numbers of the journey and, if the settings have it, the address to ask.",
  consent: "I took it; everyone in it agrees",
  rules:
    "These are the photos that you added yourself, in published articles and visible stops. Photos from stories are not here: their senders said yes to the site and its channels, not to newspapers. When you edit a photo, or hide or delete what shows it, the tick goes by itself.",
  save: "Save",
  pending: "Saving...",
  total: { one: "{count} photo", other: "{count} photos" },
  empty: "No photo of yours yet",
  emptyHint: "Add one to a published article or a visible stop: you’ll find it here.",
} as const satisfies TranslationOf<typeof italian>;
