import type { diary as italian } from "~/text/it/diary";
import type { TranslationOf } from "~/text/translation";

/** The words of the diary, its articles and the pages of their photos. */
export const diary = {
  title: "Carnet de voyage",
  description:
    "Les histoires de ceux qui ont rencontré {product} : des villes, des rencontres et des photos, étape après étape.",
  empty: "Aucune histoire pour l’instant",
  emptyHint: "Le voyage vient de commencer : la première page peut être la tienne.",
  emptyButton: "Envoyer une histoire",
  all: "Voir toutes les histoires",
  back: "Retour au carnet",
  gallery: "Galerie de photos",
  like: "J’aime",
  beginningTitle: "Carnet de voyage, depuis le début",
  fromBeginning: "Lire le carnet depuis le début",
  fromNewest: "Retour aux histoires les plus récentes",
  follow: "Suis le voyage : ajoute {feed} à ton lecteur de flux, et les nouvelles histoires viennent à toi.",
  feed: "le flux du carnet",
  newerPage: "Histoires plus récentes",
  olderPage: "Histoires plus anciennes",
  laterPage: "Histoires suivantes",
  page: "Page {page} sur {pages}",
  pages: "Pages du carnet",
  total: { one: "{count} histoire", other: "{count} histoires" },
  notFoundTitle: "Histoire introuvable",
  notFoundText: "Elle a peut-être été retirée du carnet, ou l’adresse est erronée.",
  onMap: "Cette étape sur la carte : {city}",
  pictured: "Photo ({city}) : {title}",
  nextStop: {
    label: "La prochaine étape",
    near: "À moins de {kilometres} km d’ici",
    exact: "À {kilometres} km d’ici, à vol d’oiseau",
    about: "À environ {kilometres} km d’ici, à vol d’oiseau",
  },
  onward: { title: "Où vais-je maintenant ?", map: "Je ne le sais pas encore : regarde la carte" },
  photo: {
    previous: "Précédente",
    next: "Suivante",
    close: "Fermer",
    counter: "{n} sur {total}",
    bar: "Photos de l’histoire",
    missingTitle: "Cette photo n’est pas là",
    missingText: "L’histoire a été retirée du carnet, ou elle a moins de photos.",
  },
} as const satisfies TranslationOf<typeof italian>;
