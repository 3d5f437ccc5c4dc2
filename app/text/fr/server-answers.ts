import type { serverAnswers as italian } from "~/text/it/server-answers";
import type { TranslationOf } from "~/text/translation";

/** Pages of the server itself, for requests that never reach a route: a title, and a sentence that says what to do. */
export const serverAnswers = {
  badRequest: {
    title: "Adresse non valide",
    sentence: "L’adresse que tu as ouverte est mal écrite : vérifie-la, ou reviens à la page d’accueil.",
  },
  headTooLarge: {
    title: "Trop de cookies",
    sentence:
      "Ton navigateur envoie avec la demande plus de données que je ne peux en lire, en général des cookies d’autres programmes à la même adresse : efface les cookies de ce site et réessaie.",
  },
  targetTooLong: {
    title: "Adresse trop longue",
    sentence: "L’adresse que tu as ouverte est trop longue : reviens à la page d’accueil.",
  },
  hiddenOrigin: {
    title: "De quelle page ?",
    sentence:
      "Ton navigateur ne dit pas de quelle page vient cette demande : rien n’a été fait. Dans ses réglages, ou dans ceux d’une extension, autorise le « referrer » pour ce site, ou prends un autre navigateur, et renvoie. Les photos sont à choisir de nouveau.",
  },
  otherSite: {
    title: "Demande refusée",
    sentence:
      "Cette demande vient d’un autre site : par sécurité, rien n’a été fait. Ouvre la page sur ce site et réessaie.",
  },
  wrongMethod: {
    title: "Demande non valide",
    sentence: "Cette page ne s’utilise pas de cette façon : reviens à la page d’accueil.",
  },
  lengthMissing: {
    title: "Longueur manquante",
    sentence:
      "Le navigateur ou le programme n’indique pas combien il envoie (Content-Length) : essaie avec un autre.",
  },
  photosTooLarge: {
    title: "Les photos sont trop lourdes",
    sentence:
      "Chaque photo peut peser 10 Mo au maximum, et celles que tu as choisies sont trop nombreuses ou trop grandes. Reviens en arrière : ton texte devrait encore être là. Choisis des photos plus légères, ou moins de photos, et envoie de nouveau.",
  },
  tooLarge: {
    title: "C’est trop à la fois",
    sentence:
      "Ici, on peut envoyer {kilobytes} ko au maximum : reviens en arrière, raccourcis ton texte et envoie de nouveau.",
  },
  formsFull: {
    title: "Trop de formulaires à la fois",
    sentence:
      "En ce moment, beaucoup de monde envoie quelque chose et je ne peux pas recevoir ton formulaire. Reviens en arrière : ton texte devrait encore être là. Renvoie-le dans une demi-minute.",
  },
  failed: {
    title: "Quelque chose s’est mal passé",
    sentence:
      "Le site a eu un problème qui ne vient pas de toi. Réessaie dans quelques minutes : si tu avais rempli un formulaire, reviens en arrière et renvoie-le.",
  },
  unavailable: {
    title: "Je reviens tout de suite",
    sentence:
      "En ce moment, le site n’arrive pas à lire ses données : réessaie dans quelques minutes. Si tu avais rempli un formulaire, reviens en arrière et renvoie-le.",
  },
  busy: {
    title: "Il y a beaucoup de monde",
    sentence:
      "En ce moment, beaucoup de monde lit en même temps et cette page n’arrive pas à passer : réessaie dans quelques secondes.",
  },
  home: "Retour à la page d’accueil",
} as const satisfies TranslationOf<typeof italian>;
