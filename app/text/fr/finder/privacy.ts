import type { privacy as italian } from "~/text/it/finder/privacy";
import type { TranslationOf } from "~/text/translation";

/** The words of the privacy page. */
export const privacy = {
  title: "Ta vie privée",
  description:
    "Ce que ce site garde de ceux qui racontent une histoire de {product}, où, combien de temps et qui le voit.",
  lead: "En mots simples : ce que je garde, où, combien de temps, qui le voit et comment le reprendre.",
  sections: {
    looking: {
      title: "Si tu ne fais que regarder",
      text: [
        "Je ne te demande rien et je ne te donne aucun cookie. Pas de statistiques, pas de publicité, ni polices ni images venues d’autres sites, et le programme du site ne note pas ton adresse réseau. Ceux qui lui fournissent la ligne ou le serveur tiennent peut-être leur propre journal technique.",
        "Le « J’aime » d’un article reste dans ton navigateur : aucun message ne part. Ouvrir la page d’une étiquette ajoute un au compte de ce jour-là, et rien d’autre : on ne sait pas qui l’a ouverte.",
      ],
    },
    map: {
      title: "La carte",
      text: [
        "La carte dessinée vient de ce site. Si ton navigateur utilise JavaScript, la carte détaillée demande ses images à {tilesFrom}, qui voit ainsi ton adresse réseau, ton type de navigateur et que tu viens d’ici. Sans JavaScript, elle ne les demande pas.",
      ],
    },
    sending: {
      title: "Si tu m’envoies une histoire",
      text: [
        "Je garde ce que tu écris (l’histoire et, si tu veux, ton nom et ta ville), les photos, le moment où elle est arrivée, ton accord avec sa version et la langue dans laquelle tu l’as lu et, s’il y en avait un, le code de l’étiquette.",
        "Les photos sont entièrement refaites avant d’être enregistrées : les informations cachées dans le fichier ne restent pas. Si l’une d’elles disait où et quel jour elle a été prise, je garde le point et le jour à part : seule la personne qui s’occupe du voyage les voit, pour marquer l’étape.",
        "Quand un envoi échoue, je garde les photos 24 heures, pour que tu n’aies pas à les choisir deux fois ; puis elles disparaissent. Pour arrêter ceux qui en envoient en rafale, je compte les envois de chaque réseau pendant une heure au maximum, avec une empreinte dont on ne peut pas tirer l’adresse sans une clé qui reste ici.",
      ],
    },
    keeping: {
      title: "Où elle est et qui la voit",
      text: [
        "Elle est sur le serveur de ce site, dans un dossier qui n’est pas public. La personne qui s’occupe du voyage la voit. Ne devient public que ce qu’elle choisit de mettre dans le carnet, sur la carte ou sur les réseaux sociaux, comme le dit l’accord que tu as donné.",
        "De ton reçu, le site ne conserve qu’une empreinte : tu es la seule personne à avoir son adresse, et qui l’a peut voir et retirer l’histoire.",
        "Quand une histoire arrive, la personne qui s’occupe du voyage peut recevoir un avis par e-mail, par message ou sur son téléphone. On y lit la ville et le nombre de photos ; le nom et le texte aussi, si elle l’a choisi ainsi. Ces avis peuvent passer par les services d’autres.",
      ],
    },
    howLong: {
      title: "Combien de temps",
      text: [
        "Jusqu’à ce que tu la retires, ou que la personne qui s’occupe du voyage la supprime : il n’y a pas de date limite. Si c’est elle qui la supprime, un article qui en est né peut rester dans le carnet avec ses photos : depuis ton reçu, tu peux le retirer aussi.",
      ],
    },
    withdrawing: {
      title: "Comment la retirer",
      text: [
        "Ouvre ton reçu, l’adresse que tu as eue en envoyant l’histoire, et appuie sur « Retirer l’histoire ». Le texte et les photos disparaissent tout de suite, dans toutes les tailles, de ce site et, en une heure au plus tard, de son disque et des copies que le programme garde à côté de ses données. L’article qui en est né est vidé et masqué, et ne peut pas revenir. De l’étape restent le lieu et le point sur la carte. De toi restent un numéro sans signification, le jour du retrait et une empreinte du formulaire : ils servent à ne pas la faire revenir par erreur.",
        "Tu as perdu le reçu, ou l’histoire date d’avant les reçus ? Écris-moi et nous la supprimerons ensemble.",
      ],
    },
    copies: {
      title: "Les copies hors de ma portée",
      text: [
        "Les sauvegardes que la personne qui s’occupe du voyage conserve ailleurs, par exemple sur un autre disque, contiennent encore une histoire retirée. Avec les copies de nuit prévues par le programme, on en garde 7 quotidiennes, 4 hebdomadaires et 12 mensuelles : la plus ancienne a environ un an, puis elle est effacée. Si l’une d’elles est remise à la place de ce site, les histoires retirées ne reviennent pas.",
        "Je n’atteins pas non plus ce qui est déjà sorti d’ici : les avis déjà envoyés, les publications sur les réseaux sociaux, ce que d’autres ont enregistré, les moteurs de recherche. Une photo déjà ouverte peut rester cinq minutes dans le navigateur de qui l’a vue.",
      ],
    },
  },
} as const satisfies TranslationOf<typeof italian>;
