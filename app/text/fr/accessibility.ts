import type { accessibility as italian } from "~/text/it/accessibility";
import type { TranslationOf } from "~/text/translation";

/** The words of the page about accessibility. Change them with `docs/accessibility.md`. */
export const accessibility = {
  title: "Accessibilité",
  description:
    "Qui peut utiliser le site de {product} : ce qui a été essayé, ce qui ne l’a pas été, ce qui ne va pas encore.",
  lead: "Ce site se veut pour tout le monde. Sa mesure, ce sont les WCAG 2.2 au niveau AA : pour l’instant, il les respecte en partie.",
  sections: [
    {
      title: "Ce qui a été essayé",
      facts: [
        "Chaque page pour qui lit et pour qui me trouve, et celles de qui s’occupe du voyage, avec axe-core et un validateur HTML, en couleurs claires et sombres.",
        "Chaque page de 320 à 1600 points de large : rien ne sort de l’écran, et ce qui se touche a au moins 44 points de haut.",
        "Le clavier, les noms que lisent les lecteurs d’écran, les pages sans JavaScript et sans animation, dans le navigateur Chromium.",
      ],
    },
    {
      title: "Ce qui n’a pas été essayé",
      facts: [
        "Aucun lecteur d’écran : ni NVDA, ni JAWS, ni VoiceOver, ni TalkBack, ni Orca.",
        "Firefox et Safari, la loupe d’écran, la commande vocale. Aucune personne handicapée n’a encore essayé le site pour nous.",
      ],
    },
    {
      title: "Ce qui ne va pas encore",
      facts: [
        "Les photos ont une description qui dit de quelle page elles sont, pas ce qu’elles montrent.",
        "Le site ne sait pas dans quelle langue est écrit un article ou le nom d’un lieu : un lecteur d’écran peut les lire avec la mauvaise voix.",
        "La carte détaillée ne se lit pas sans la voir. À côté se trouve la liste de toutes les étapes, avec les mêmes lieux.",
      ],
    },
  ],
  /** When the site has an address, and when it has none. */
  byMail:
    "Si quelque chose t’arrête, écris-moi : dis-moi la page, ce que tu voulais faire et avec quoi tu navigues.",
  otherwise:
    "Si quelque chose t’arrête, dis-le à qui t’a fait connaître ce site : il n’a pas encore d’adresse où écrire.",
  evaluated: "Évaluation faite par les auteurs du programme, le {day}.",
} as const satisfies TranslationOf<typeof italian>;
