import type { days as italianDays, journey as italian } from "~/text/it/journey";
import type { TranslationOf } from "~/text/translation";

/** The words of the journey's numbers, and of its days. */
export const journey = {
  title: "Le voyage en chiffres",
  kilometres: { one: "kilomètre à vol d’oiseau", other: "kilomètres à vol d’oiseau" },
  days: { one: "jour", other: "jours" },
  stops: { one: "étape", other: "étapes" },
  countries: { one: "pays", other: "pays" },
  timeline: "Mois par mois",
  countedStops: { one: "{count} étape", other: "{count} étapes" },
  andMoreCities: { one: "{cities} et une autre ville", other: "{cities} et {count} autres villes" },
  latestStop: "Où je suis : {city}, depuis le {day}.",
  lastStop: "Ma dernière étape : {city}, le {day}.",
  toCome: "Le voyage commence le {day}.",
  overTitle: "Le voyage est fini",
  over: "Il s’est achevé le {day}. Merci à ceux qui m’ont porté jusqu’ici : les étapes et le carnet restent à lire.",
  overFound:
    "Tu tiens {product} dans tes mains en ce moment ? Écris-moi : tu m’aideras à rentrer à la maison.",
  lasting: "Du {start} au {end}.",
  lastDay: "Dernier jour : le {end}.",
} as const satisfies TranslationOf<typeof italian>;

/** The months, and how days are written with them. */
export const days = {
  months: [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
  ],
  dayInWords: "{day} {month} {year}",
  dayAndMonth: "{day} {month}",
} as const satisfies TranslationOf<typeof italianDays>;
