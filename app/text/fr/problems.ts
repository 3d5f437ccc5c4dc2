import type { problems as italian } from "~/text/it/problems";
import type { TranslationOf } from "~/text/translation";

/** One sentence for each expected refusal that a finder may meet, ready to be shown. */
export const problems = {
  invalid: "Quelque chose ne va pas : vérifie les champs signalés et réessaie.",
  "not-a-form": "Le formulaire n’est pas arrivé comme il faut : recharge la page et réessaie.",
  malformed: "Ce qui est arrivé est incomplet ou endommagé : réessaie.",
  "too-many-parts": "Le formulaire contient trop de choses : retires-en une partie et réessaie.",
  "hidden-origin":
    "Ton navigateur ne dit pas de quelle page vient cette demande : rien n’a été fait. Dans ses réglages, ou dans ceux d’une extension, autorise le « referrer » pour ce site, ou prends un autre navigateur, et renvoie. Les photos sont à choisir de nouveau.",
  interrupted: "L’envoi s’est interrompu avant la fin : réessaie.",
  "too-many-stories":
    "Beaucoup d’histoires sont arrivées de ton réseau au cours de la dernière heure : réessaie plus tard.",
  "too-many-sightings":
    "Beaucoup de repérages de cette étiquette sont arrivés de ton réseau au cours de la dernière heure.",
  "too-many-reports": "Beaucoup de signalements sont arrivés de ton réseau au cours de la dernière heure.",
  "nothing-to-report": "Ce que tu voulais signaler n’est plus sur le site.",
  "too-many-photos": "Beaucoup de photos sont arrivées de ton réseau au cours de la dernière heure.",
  "too-busy": "Beaucoup de photos arrivent en même temps et je n’arrive pas à les préparer.",
  "unknown-push-service": "Ce navigateur utilise un service de notifications que le site ne connaît pas.",
  "too-many-follows":
    "Beaucoup de demandes de notifications sont déjà arrivées de ton réseau : réessaie demain.",
  "too-many-followers":
    "Il n’y a plus de place pour d’autres notifications : pour l’instant, utilise le flux.",
  "cannot-store": "En ce moment, le site n’arrive à rien enregistrer : réessaie plus tard.",
  "photos-away":
    "En ce moment, le site peut enregistrer le texte, mais pas les photos : envoie le texte sans photos ou réessaie plus tard.",
  "cannot-read": "En ce moment, le site n’arrive pas à lire ses données : réessaie dans un instant.",
  failed: "Le site a eu un problème qui ne vient pas de toi : réessaie dans quelques minutes.",
  retry: { one: "Réessaie dans une minute.", other: "Réessaie dans {count} minutes." },
} as const satisfies TranslationOf<typeof italian>;
