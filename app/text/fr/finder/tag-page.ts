import type { tagPage as italian } from "~/text/it/finder/tag-page";
import type { TranslationOf } from "~/text/translation";

/** The words of /t/CODE, which a finder sees first. */
export const tagPage = {
  title: "Je ne suis pas perdu !",
  description:
    "{product} est un capybara en peluche qui voyage de main en main. Tu m’as trouvé ? Voici ce qu’il faut faire maintenant.",
  who: "Je suis {product}, un capybara en peluche : je voyage de main en main.",
  stops: "Mes dernières étapes :",
  firstStop: "Le voyage vient de commencer : tu es l’une de mes premières étapes.",
  wish: "J’aimerais aller là où je n’ai jamais été.",
  mine: "Mon souhait :",
  nowTitle: "Que faire maintenant",
  now: [
    "Prends-moi en photo là où tu m’as trouvé.",
    "Raconte notre rencontre en quelques lignes.",
    "Puis fais-moi repartir : confie-moi à quelqu’un, ou laisse-moi là où on me trouvera.",
  ],
  send: "Envoyer ton histoire",
  later: "Prends-moi en photo maintenant, tu l’enverras plus tard : le code est sur l’étiquette",
  help: "Besoin d’aide ? Écris-moi :",
  already: "Tu as déjà envoyé une histoire ? Tu la retrouveras à l’adresse de ton reçu.",
  links: { home: "Qui je suis", map: "Carte", blog: "Carnet", faq: "FAQ", privacy: "Vie privée" },
  unknownTitle: "Code inconnu",
  unknown: "Une lettre est peut-être différente : regarde encore l’étiquette et réessaie.",
  tooManyTitle: "Trop de codes erronés",
  tooMany: "Il en est arrivé beaucoup de ton réseau, et pendant un moment je n’en regarde plus. {when}",
  retiredTitle: "Une étiquette à la retraite",
  retired:
    "Cette étiquette n’est plus utilisée. Mais si tu tiens {product} dans tes mains, le voyage continue avec toi.",
  anyway:
    "Si tu tiens {product} dans tes mains, ce n’est pas grave : je ne suis pas perdu, je voyage, et ton histoire me parviendra même sans code.",
} as const satisfies TranslationOf<typeof italian>;
