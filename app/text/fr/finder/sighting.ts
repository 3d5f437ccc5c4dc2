import type { sighting as italian } from "~/text/it/finder/sighting";
import type { TranslationOf } from "~/text/translation";

/** The words of a sighting. */
export const sighting = {
  open: "Pas le temps ? Dis-moi juste où je suis",
  city: "Ville ou village",
  holding: "Je t’ai avec moi",
  seen: "Je t’ai vu et laissé là",
  remind: "Rappelle-le-moi :",
  inHours: "dans 3 heures",
  tomorrow: "demain à la même heure",
  reminder: "Raconter l’étape de {product}",
  refused: "Pas encore noté",
  title: "Ton signalement",
  whereItIs: {
    holding: "Tu m’as avec toi.",
    holdingIn: "Tu m’as avec toi : {city}.",
    seen: "Tu m’as vu et laissé là.",
    seenIn: "Tu m’as vu et laissé là : {city}.",
  },
  noted: "Noté : {moment}.",
  next: "Quand tu as deux minutes, raconte comment ça s’est passé : l’histoire prend la place du signalement, avec le même reçu.",
  tell: "Raconter l’histoire",
  keep: "C’est ton reçu : d’ici, tu racontes l’histoire quand tu veux, ou tu retires le signalement. Pas de mot de passe : il suffit d’avoir l’adresse, alors garde-la pour toi.",
  expires:
    "Seule la personne qui s’occupe du voyage lit le signalement ; elle peut marquer le lieu sur la carte. Si l’histoire n’arrive pas, il s’efface tout seul au bout de 90 jours.",
  withdraw: "Retirer le signalement",
  withdrawTitle: "Retirer le signalement ?",
  withdrawQuestion:
    "Il disparaît de ce site, avec la ville que tu as écrite. Si la personne qui s’occupe du voyage en a déjà fait une étape, le lieu de l’étape reste. On ne peut pas revenir en arrière.",
  withdrawConfirm: "Oui, le retirer",
  withdrawnTitle: "Signalement retiré",
  withdrawn: "Tu l’as retiré le {day}.",
  withdrawnJustNow:
    "Tu l’as retiré le {day} : il n’est plus sur le site. Les dernières traces sur le disque du serveur disparaissent d’ici une heure.",
  removedTitle: "Ce signalement n’existe plus",
  removed:
    "La personne qui s’occupe du voyage l’a supprimé, ou 90 jours ont passé. Ton histoire reste la bienvenue.",
} as const satisfies TranslationOf<typeof italian>;
