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
    mine: "C’est à moi",
    hurts: "Cela blesse quelqu’un",
    "something-else": "Autre chose",
  },
  words: "Avec tes mots",
  answerTo: "Où te répondre",
  kept: "Tout est effacé 30 jours après la clôture du signalement, et après 90 jours dans tous les cas.",
  send: "Envoyer le signalement",
  refused: "Je ne l’ai pas encore envoyé",
  sentTitle: "Merci, c’est arrivé",
  sent: "La personne qui s’occupe du voyage le lit. Si tu as laissé une adresse, elle te répond là.",
  missingTitle: "Il n’y a rien à signaler ici",
  missing: "Ce que tu voulais signaler n’est pas sur le site, ou n’y est plus.",
  back: "Retour au journal",
} as const satisfies TranslationOf<typeof italian>;
