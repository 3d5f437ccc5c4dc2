import type { sighting as italian } from "~/text/it/finder/sighting";
import type { TranslationOf } from "~/text/translation";

/** The words of a sighting. */
export const sighting = {
  open: "Pas le temps ? Dis-moi juste où je suis",
  city: "Ville ou village",
  holding: "Tu es avec moi",
  seen: "Je t’ai vu et je t’ai laissé là",
  remind: "Rappelle-le-moi :",
  inHours: "dans 3 heures",
  tomorrow: "demain à la même heure",
  reminder: "Envoyer mon histoire avec {product}",
  refused: "Pas encore noté",
  title: "Ton repérage",
  whereItIs: {
    holding: "Je suis avec toi.",
    holdingIn: "Je suis avec toi : {city}.",
    seen: "Tu m’as vu et tu m’as laissé là.",
    seenIn: "Tu m’as vu et tu m’as laissé là : {city}.",
  },
  noted: "Tu me l’as dit le {day}.",
  next: "Quand tu as deux minutes, raconte notre rencontre : l’histoire prend la place du repérage, avec le même reçu.",
  tell: "Raconter l’histoire",
  keep: "C’est ton reçu : sur cette page, tu racontes l’histoire quand tu veux, ou tu retires le repérage. Pas de mot de passe : il suffit d’avoir l’adresse, alors garde-la pour toi.",
  expires:
    "Seule la personne qui s’occupe du voyage lit le repérage ; elle peut marquer le lieu sur la carte. Si l’histoire n’arrive pas, le repérage s’efface tout seul au bout de 90 jours.",
  withdraw: "Retirer le repérage",
  withdrawTitle: "Retirer le repérage ?",
  withdrawQuestion:
    "Il disparaît de ce site, avec la ville que tu as écrite. Si la personne qui s’occupe du voyage en a déjà fait une étape, le lieu de l’étape reste. On ne peut pas revenir en arrière.",
  withdrawConfirm: "Oui, le retirer",
  withdrawnTitle: "Repérage retiré",
  withdrawn: "Tu l’as retiré le {day}.",
  withdrawnJustNow:
    "Tu l’as retiré le {day} : il n’est plus sur le site. Les dernières traces sur le disque du serveur disparaissent en moins d’une heure.",
  removedTitle: "Ce repérage n’existe plus",
  removed:
    "La personne qui s’occupe du voyage l’a supprimé, ou 90 jours ont passé. Ton histoire reste la bienvenue.",
} as const satisfies TranslationOf<typeof italian>;
