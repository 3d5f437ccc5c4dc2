import type { home as italian } from "~/text/it/home";
import type { TranslationOf } from "~/text/translation";

/** The words of the home page. */
export const home = {
  lead: "Je suis un capybara en peluche, parti faire le tour du monde. Si je suis entre tes mains, ce n’est pas un hasard : tu es une étape de mon voyage.",
  sendStory: "Envoyer une histoire",
  readFaq: "J’ai une question",
  now: "Me voici maintenant : {city}",
  last: "Ma dernière étape : {city}",
  notYet: "Le voyage attend sa première étape : ce sera peut-être la tienne.",
  kilometres: { other: "{count} km" },
  newest: "La dernière page du carnet",
  wishes: {
    title: "Mes souhaits",
    lead: "Tu en réalises un ? Prends-le en photo et raconte-moi.",
    cameTrue: { one: "Un souhait s’est déjà réalisé.", other: "{count} souhaits se sont déjà réalisés." },
  },
  who: {
    title: "Qui je suis",
    text: [
      "Je m’appelle {product}. J’ai les pattes courtes, un petit sac à dos rouge et tout mon temps. Je n’ai même pas de billet : je voyage uniquement grâce à ceux qui me rencontrent.",
      "Chaque personne qui me ramasse devient une page de mon carnet.",
    ],
  },
  join: {
    title: "Tu veux participer ?",
    steps: [
      {
        title: "Prends une photo",
        text: "Toi, moi, l’endroit où nous sommes : c’est toi qui choisis ce qu’on voit.",
      },
      { title: "Écris quelques lignes", text: "Où m’as-tu trouvé ? Qu’avons-nous fait ensemble ?" },
      {
        title: "Envoie-moi tout",
        text: "Depuis ce site : scanne mon étiquette, ou saisis son code, et garde le reçu pour savoir ce que devient ton histoire. Ou publie une vidéo sur les réseaux sociaux avec le hashtag {hashtag}.",
      },
    ],
    tag: "Deux minutes suffisent, sans inscription.",
  },
  why: {
    title: "Pourquoi je fais ça",
    text: [
      "C’est une expérience sociale, gratuite, sans rien à vendre. Je veux savoir jusqu’où peut aller une peluche qui n’a pour elle que la confiance entre inconnus.",
      "Jusqu’ici, j’ai appris une chose : quand on trouve quelque chose d’inattendu, on sourit presque toujours.",
    ],
  },
  next: {
    title: "Et maintenant ?",
    text: "Garde-moi un peu avec toi, puis laisse-moi repartir. À toi de choisir comment :",
    ways: [
      {
        title: "Confie-moi à quelqu’un",
        text: "un ami, une collègue, la personne assise à côté de toi dans le train.",
      },
      { title: "Offre-moi", text: "à quelqu’un qui a besoin d’une petite aventure." },
      { title: "Laisse-moi quelque part", text: "au sec et en sécurité, là où quelqu’un pourra me trouver." },
    ],
  },
  gain: {
    title: "Qu’est-ce que tu y gagnes ?",
    text: "Rien de garanti. Une surprise, peut-être. Une histoire à raconter, c’est sûr.",
  },
  follow: {
    title: "Suis-moi",
    text: "Tu veux savoir où je suis passé ? Chaque étape est sur la carte, et les plus belles histoires sont dans mon carnet.",
    map: "Carte du voyage",
    diary: "Carnet de voyage",
    social: "Je suis aussi sur les réseaux",
  },
  closing: "{product} ne s’achète pas. {product} se trouve.",
  pictured: "{product}, avec le tampon de sa dernière étape : {city}, {day}",
} as const satisfies TranslationOf<typeof italian>;
