import type { layout as italian } from "~/text/it/layout";
import type { TranslationOf } from "~/text/translation";

/** The words around every page. */
export const layout = {
  site: {
    title: "Tu as trouvé {product} !",
    description:
      "{product} est un capybara en peluche qui voyage de main en main. Si tu m’as trouvé, raconte notre rencontre et aide-moi à repartir.",
  },
  navigation: {
    home: "Accueil",
    social: "Réseaux",
    submit: "Envoyer une histoire",
    map: "Carte",
    blog: "Carnet",
    faq: "FAQ",
    admin: "Admin",
  },
  menu: "Menu",
  mainMenu: "Menu principal",
  skip: "Aller au contenu",
  /** The quiet link under what visitors see. */
  report: "Quelque chose ne va pas ?",
  newTab: "(s’ouvre dans un nouvel onglet)",
  languages: "Autres langues",
  footer: {
    blurbTitle: "Une expérience sociale gratuite",
    blurb:
      "{product} est une peluche qui voyage de main en main, sans billet et sans se presser. Participer ne coûte rien : il suffit de me trouver, de raconter et de me laisser repartir.",
    contactTitle: "Écris-moi",
    socialTitle: "Suis-moi",
    disclaimer:
      "Les histoires et les photos partagées peuvent être publiées sur les réseaux sociaux officiels du voyage.",
    follow: "Suivre le voyage",
    press: "Presse et école",
    privacy: "Vie privée",
    accessibility: "Accessibilité",
    copyright: "© 2024 {product}",
  },
  optional: "(facultatif)",
  labelled: "{label} – {sentence}",
  toast: {
    region: "Messages ({hotkey})",
    one: "Message",
    close: "Fermer le message",
  },
  notFound: {
    help: "Cette page n’existe pas, ou n’existe plus. Moi, je fais une petite sieste sur ma valise ; toi, tu peux reprendre le voyage à partir d’ici.",
    home: "Retour à l’accueil",
    blog: "Lire le carnet",
    map: "Regarder la carte",
  },
  error: {
    title: "J’ai trébuché",
    help: "Quelque chose n’a pas marché, et ce n’est pas ta faute. Attends un instant et réessaie : si tu étais en train d’écrire, reviens en arrière et tu retrouveras ton texte.",
    retry: "Réessayer",
    home: "Retour à l’accueil",
  },
} as const satisfies TranslationOf<typeof italian>;
