import type { map as italian } from "~/text/it/map";
import type { TranslationOf } from "~/text/translation";

/** The words of the map and its stops. */
export const map = {
  title: "Les étapes du voyage",
  description: "Où {product} est déjà passé : la carte et la liste de toutes les étapes du voyage.",
  lead: "Chaque repère est une personne qui a croisé {product} et qui a fait continuer le voyage.",
  loading: "Chargement de la carte…",
  live: "Carte interactive du voyage",
  nothingToShow:
    "Aucune étape n’a encore de coordonnées GPS : pour l’instant, il n’y a rien à voir sur la carte.",
  badge: { one: "{count} étape du voyage", other: "{count} étapes du voyage" },
  list: "Toutes les étapes",
  empty: "Pas encore d’étapes.",
  emptyHint: "Le sac à dos est prêt : la première étape apparaîtra ici.",
  article: "Article",
  clustered: "Les tampons ronds réunissent plusieurs étapes proches les unes des autres.",
  latestLegs: "La ligne en pointillés ne suit que les étapes les plus récentes.",
  page: "Page {page} sur {pages}",
  pages: "Pages de la liste des étapes",
  previousPage: "Étapes précédentes",
  nextPage: "Étapes suivantes",
  toMap: "Aller à la carte",
  details: "Voir les détails",
  hasArticle: "Cette étape a un article dans le carnet.",
  zoomIn: "Zoomer",
  zoomOut: "Dézoomer",
  closePopup: "Fermer",
  stopNumber: "Étape {number}",
  pin: "Étape {number} : {city}, {country}",
  cluster: "{count} étapes autour de {city}, de la {first} à la {last}",
  drawn: {
    title: "Carte du voyage",
    oneStop: "Une étape : {city}.",
    stops:
      "{count} étapes reliées par une ligne dans l’ordre du voyage, de {first} à {last}. La liste complète est sous la carte.",
  },
  stop: {
    description: "{product} est passé par {city}, {country} : l’étape sur la carte du voyage.",
    photo: "Photo de l’étape : {name}, {city}",
    noArticle: "Cette étape n’a pas encore d’article dans le carnet.",
    article: "Extrait du carnet",
    readArticle: "Lire l’article dans le carnet",
    toMap: "Retour à la carte",
    close: "Fermer",
    missingTitle: "Étape introuvable",
    missingText: "Elle a peut-être été retirée de la carte, ou l’adresse est fausse.",
    failedTitle: "L’étape ne s’ouvre pas",
    failedText: "La connexion est peut-être coupée : vérifie-la et réessaie.",
    retry: "Réessayer",
  },
} as const satisfies TranslationOf<typeof italian>;
