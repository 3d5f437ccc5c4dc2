import type { report as italian } from "~/text/it/finder/report";
import type { TranslationOf } from "~/text/translation";

/** The words of the form for people who find something wrong. */
export const report = {
  title: "Quelque chose ne va pas ?",
  lead: "Dis-le-moi : seule la personne qui s’occupe du voyage le lit.",
  about: "Il s’agit de « {name} ».",
  aboutPhoto: "Il s’agit d’une photo de « {name} ».",
  what: "Qu’est-ce qui ne va pas ?",
  choose: "Choisis ce qui ne va pas",
  reasons: {
    "in-photo": "Je suis sur cette photo",
    mine: "C’est ma photo ou mon texte",
    hurts: "Cela blesse quelqu’un",
    "something-else": "Autre chose",
  },
  words: "Avec tes mots",
  answerTo: "À quelle adresse puis-je te répondre ?",
  kept: "Tout est effacé 30 jours après la clôture du signalement, au plus tard après 90 jours.",
  send: "Envoyer le signalement",
  refused: "Le signalement n’est pas encore parti",
  sentTitle: "Merci, c’est arrivé",
  sent: "La personne qui s’occupe du voyage le lit. Si tu as laissé une adresse, elle t’y répond.",
  missingTitle: "Il n’y a rien à signaler ici",
  missing: "Ce que tu voulais signaler n’est pas sur le site, ou n’y est plus.",
  back: "Retour au carnet",
} as const satisfies TranslationOf<typeof italian>;
