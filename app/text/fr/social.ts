import type { social as italian } from "~/text/it/social";
import type { TranslationOf } from "~/text/translation";

/** The words of the social page. */
export const social = {
  title: "Suis-moi sur les réseaux",
  description: "{product} sur Instagram et TikTok : les photos et les vidéos du voyage.",
  lead: "Ici, sur le site, il y a mon carnet. Sur les réseaux, il y a tout le reste : les photos floues, les vidéos, la tête de ceux qui me trouvent.",
  none: "Pour l’instant je ne suis qu’ici : dans mon carnet, il y a les photos et les histoires de ceux qui me trouvent.",
  instagram: "Les photos de mes étapes, une par une.",
  tiktok: "Les vidéos de ceux qui m’ont rencontré.",
  hashtag: "Tu as une vidéo avec moi ? Publie-la avec le hashtag {hashtag} : je la retrouverai.",
} as const satisfies TranslationOf<typeof italian>;
