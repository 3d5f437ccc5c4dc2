import type { social as italian } from "~/text/it/social";
import type { TranslationOf } from "~/text/translation";

/** The words of the social page. */
export const social = {
  title: "Sígueme en las redes",
  description: "{product} en Instagram y TikTok: las fotos y los vídeos del viaje.",
  lead: "Aquí, en la web, está mi diario. En las redes está todo lo demás: las fotos movidas, los vídeos, las caras de quienes me encuentran.",
  none: "Por ahora solo estoy aquí: en mi diario están las fotos y las historias de quienes me encuentran.",
  instagram: "Las fotos de mis etapas, una por una.",
  tiktok: "Los vídeos de quienes me han conocido.",
  hashtag: "¿Tienes un vídeo conmigo? Publícalo con el hashtag {hashtag} y así lo encuentro.",
} as const satisfies TranslationOf<typeof italian>;
