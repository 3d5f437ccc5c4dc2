import type { follow as italian, pushWords as italianPushWords } from "~/text/it/follow";
import type { TranslationOf } from "~/text/translation";

/** The page for people who follow the journey, and the same for one story. */
export const follow = {
  title: "Suivre le voyage",
  description: "Comment savoir quand il y a une nouvelle histoire dans le carnet de {product}.",
  lead: "Deux façons de savoir qu’il y a une nouvelle histoire, sans donner ton e-mail.",
  pushTitle: "Sur ce téléphone ou cet ordinateur",
  push: "Quand une nouvelle histoire paraît dans le carnet, ce navigateur te le dit, une fois par jour au maximum.",
  story:
    "Quand ton histoire entre dans le carnet, ce navigateur te le dit, une seule fois. Jusque-là, le site se souvient de l’histoire que tu attends.",
  start: "Préviens-moi sur cet appareil",
  stop: "Ne me préviens plus",
  needs:
    "Les notifications ne marchent pas ici : essaie un autre navigateur, ou suis le voyage avec un lecteur de flux.",
  iphone:
    "Sur iPhone et iPad (à partir d’iOS 16.4) : touche « Partager », puis « Sur l’écran d’accueil », et ouvre le site depuis cette icône.",
  stored:
    "Le site garde l’adresse que le navigateur donne pour les notifications, ses clés, la langue et le jour.",
  denied:
    "Le navigateur n’autorise pas les notifications de ce site : change cela dans ses réglages, puis réessaie.",
  notEnabled: "Le navigateur n’a pas réussi à activer les notifications : réessaie, ou essaie avec un autre.",
  feedsTitle: "Avec un lecteur de flux",
  feeds: "Copie une de ces adresses dans ton lecteur : les nouvelles histoires arrivent toutes seules.",
  offer: "Préviens-moi quand elle sera dans le carnet",
  offerTitle: "Je te préviens",
  back: "Retour au reçu",
  notices: {
    follow: {
      title: "Presque fini",
      text: "La première notification arrive dans quelques secondes. Si elle n’arrive pas, appuie de nouveau.",
    },
    unfollow: { title: "C’est fait", text: "Ce navigateur ne reçoit plus de notifications." },
  },
  refused: "Pas encore actif",
} as const satisfies TranslationOf<typeof italian>;

/** The words of the messages, which the service worker shows. */
export const pushWords = {
  hello: {
    title: "Les notifications fonctionnent",
    body: "Quand il y a quelque chose à lire, ça arrive ici.",
  },
  article: { title: "Il y a une nouvelle histoire dans le carnet", body: "Touche pour la lire." },
  diary: { title: "Tu es dans le carnet !", body: "Ton histoire est publiée : touche pour la lire." },
} as const satisfies TranslationOf<typeof italianPushWords>;
