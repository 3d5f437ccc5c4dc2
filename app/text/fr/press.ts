import type { press as italian } from "~/text/it/press";
import type { TranslationOf } from "~/text/translation";

/** The words of the page for newspapers and schools, and of its file with the numbers. */
export const press = {
  title: "Pour la presse et l’école",
  description: "Qui est {product}, le voyage en chiffres et des photos pour la presse ou pour la classe.",
  who: {
    title: "Qui est {product}",
    text: [
      "{product} est un capybara en peluche qui voyage de main en main. La personne qui le trouve le prend en photo, raconte la rencontre sur ce site et le laisse repartir.",
      "C’est une expérience sociale, gratuite, sans rien à vendre : jusqu’où peut aller une peluche qui n’a pour elle que la confiance entre inconnus ?",
    ],
  },
  numbers: {
    title: "Le voyage en chiffres",
    asOf: "Les chiffres au {day}, comptés sur la carte et dans le carnet",
    names: {
      kilometres: "Kilomètres à vol d’oiseau",
      days: "Jours",
      stops: "Étapes",
      towns: "Lieux",
      countries: "Pays",
      stories: "Histoires des personnes qui l’ont trouvé",
      languages: "Langues des histoires",
    },
    longestLeg: "Plus long trajet en kilomètres : {from} – {to}",
    csv: "Télécharger les chiffres (CSV)",
    columns: ["Quoi", "Nombre", "Date"],
  },
  photos: {
    title: "Photos à publier",
    terms:
      "Elles peuvent être publiées dans la presse ou sur un site, et utilisées en classe, quand il est question du voyage.",
    credit: "À indiquer sous la photo : « Photo : {owner} ».",
    alt: "{product}, {city}",
    size: "Télécharger ({width} × {height} pixels)",
    others:
      "Pour les autres photos et les histoires du carnet, demande d’abord : elles appartiennent aux personnes qui les ont faites.",
  },
  contact: {
    title: "À qui s’adresser",
    text: "Pour d’autres photos, une interview ou une histoire du carnet :",
  },
  more: {
    title: "Pour la classe",
    map: "La carte, à regarder ou à télécharger",
    diary: "Le carnet, depuis le début du voyage",
  },
} as const satisfies TranslationOf<typeof italian>;
