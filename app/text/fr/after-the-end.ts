import type { afterTheEnd as italian } from "~/text/it/after-the-end";
import type { TranslationOf } from "~/text/translation";

/** The sentences that change when the journey is over. */
export const afterTheEnd = {
  layout: {
    site: {
      description:
        "{product} est un capybara en peluche qui a voyagé de main en main. Le voyage est fini : si tu m’as trouvé, aide-moi à rentrer à la maison.",
    },
    footer: {
      blurb:
        "{product} est une peluche qui a voyagé de main en main, sans billet et sans se presser. Le voyage est fini : les histoires de ceux qui m’ont rencontré restent ici.",
    },
  },
  home: {
    lead: "Je suis un capybara en peluche et j’ai fait le tour du monde. Si je suis entre tes mains, aide-moi à rentrer à la maison.",
  },
  tagPage: {
    who: "Je suis {product}, un capybara en peluche : j’ai voyagé de main en main.",
    firstStop: "Le voyage est fini, et c’est toi qui m’as trouvé.",
    wish: "Maintenant, je rentre à la maison.",
    now: { 2: "Puis garde-moi en lieu sûr : tu m’aides à rentrer à la maison." },
    retired:
      "Cette étiquette n’est plus utilisée. Mais si tu tiens {product} dans tes mains, garde-moi en lieu sûr : tu m’aides à rentrer à la maison.",
    anyway:
      "Si tu tiens {product} dans tes mains, ce n’est pas grave : garde-moi en lieu sûr, et ton histoire me parviendra même sans code.",
  },
  storyForm: {
    lead: "Le voyage est fini, mais ton histoire est la bienvenue. Si je suis entre tes mains, garde-moi en lieu sûr : tu m’aides à rentrer à la maison.",
  },
  receipt: {
    thanksText:
      "Ton histoire est à l’abri. Le voyage est fini : si je suis encore entre tes mains, garde-moi et aide-moi à rentrer à la maison.",
    hand: { title: "Ta main a été la n° {number}", still: "Après toi, le voyage s’est terminé." },
    notices: {
      sent: { text: "Merci ! Je l’emporte avec moi, parole de {product}." },
      sentInPart: {
        text: "Merci ! Je l’emporte avec moi, parole de {product}. J’ai gardé les 3 premières photos ; les autres n’ont pas trouvé de place.",
      },
    },
  },
  faq: {
    foundByForm:
      "Prends-moi en photo et écris en quelques lignes l’histoire de notre rencontre. Envoie le tout avec le formulaire de ce site. Puis garde-moi en lieu sûr : le voyage est fini, et je dois rentrer à la maison.",
    questions: {
      0: {
        answer:
          "Je suis un capybara en peluche, héros d’une expérience sociale : j’ai voyagé d’une personne à l’autre, en comptant seulement sur la gentillesse de ceux qui me trouvaient.",
      },
      1: {
        answer:
          "Prends-moi en photo et écris en quelques lignes l’histoire de notre rencontre. Envoie le tout par e-mail à l’adresse ci-dessous, ou avec le formulaire de ce site. Puis garde-moi en lieu sûr : le voyage est fini, et je dois rentrer à la maison.",
      },
      2: {
        answer:
          "Juste le temps de nous mettre d’accord : le voyage est fini, et on m’attend à la maison. Jusque-là, garde-moi en lieu sûr.",
      },
    },
    between: "{days} Maintenant, je rentre à la maison pour la fête de clôture.",
  },
  press: {
    who: {
      text: {
        0: "{product} est un capybara en peluche qui a voyagé de main en main. La personne qui le trouvait le prenait en photo, racontait la rencontre sur ce site et le laissait repartir.",
        1: "C’était une expérience sociale, gratuite, sans rien à vendre : jusqu’où pouvait aller une peluche qui n’avait pour elle que la confiance entre inconnus ?",
      },
    },
  },
  journey: { lastDay: "Dernier jour : le {end}." },
} as const satisfies TranslationOf<typeof italian>;
