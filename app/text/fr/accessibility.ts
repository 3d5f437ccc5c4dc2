import type { accessibility as italian } from "~/text/it/accessibility";
import type { TranslationOf } from "~/text/translation";

/** The words of the page about accessibility. Change them with `docs/accessibility.md`. */
export const accessibility = {
  title: "Accessibilité",
  description:
    "Qui peut utiliser le site de {product} : ce qui a été testé, ce qui ne l’a pas été, ce qui ne va pas encore.",
  lead: "Ce site se veut ouvert à tout le monde. Il suit les WCAG 2.2 au niveau AA : pour l’instant, il les respecte en partie.",
  sections: [
    {
      title: "Ce qui a été testé",
      lines: [
        "Chaque page destinée aux lecteurs et à ceux qui me trouvent, et celles de la personne qui s’occupe du voyage, avec axe-core et un validateur HTML, en thème clair et sombre.",
        "Chaque page de 320 à 1600 pixels de large : rien ne sort de l’écran, et ce qu’on touche fait au moins 44 pixels de haut.",
        "Le clavier, les noms que lisent les lecteurs d’écran, les pages sans JavaScript et sans animation, dans le navigateur Chromium.",
      ],
    },
    {
      title: "Ce qui n’a pas été testé",
      lines: [
        "Aucun lecteur d’écran : ni NVDA, ni JAWS, ni VoiceOver, ni TalkBack, ni Orca.",
        "Firefox et Safari, la loupe d’écran, la commande vocale. Aucune personne handicapée n’a encore testé le site pour nous.",
      ],
    },
    {
      title: "Ce qui ne va pas encore",
      lines: [
        "Certaines photos n’ont pas de description de ce qu’elles montrent : sans elle, on sait seulement de quelle page elles viennent.",
        "Le site ne sait pas toujours dans quelle langue sont écrits une histoire ou le nom d’un lieu : un lecteur d’écran peut les lire avec la mauvaise voix.",
        "La carte détaillée ne peut pas être lue sans être vue. En dessous se trouve la liste de toutes les étapes, avec les mêmes lieux.",
      ],
    },
  ],
  /** When the site has an address, and when it has none. */
  byMail:
    "Si quelque chose te bloque, écris-moi : dis-moi sur quelle page, ce que tu voulais faire et quel navigateur tu utilises.",
  otherwise:
    "Si tu es bloqué, dis-le à la personne qui t’a fait connaître ce site : il n’a pas encore d’adresse où écrire.",
  evaluated: "Évaluation faite par les auteurs du logiciel le {day}.",
} as const satisfies TranslationOf<typeof italian>;
