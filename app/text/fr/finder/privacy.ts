import type { privacy as italian } from "~/text/it/finder/privacy";
import type { TranslationOf } from "~/text/translation";

/** The words of the privacy page. */
export const privacy = {
  title: "Ta vie privée",
  description:
    "Ce que ce site garde de ceux qui racontent une histoire de {product}, où, combien de temps et qui le voit.",
  changed: "Dernière modification de cette page : {day}. En cas de divergence, l’italien fait foi.",
  tilesPolicy: "Ce qu’en fait le serveur de la carte",
  short: {
    kept: {
      title: "Ce que je garde",
      text: "Ton histoire, tes photos et, si tu les écris, ton nom et ta ville. Si tu ne fais que regarder, rien.",
    },
    seen: {
      title: "Qui le voit",
      text: "La personne responsable du voyage. Les autres voient seulement ce qu’elle publie.",
    },
    howLong: {
      title: "Combien de temps",
      text: "Jusqu’à ce que tu le retires, ou que cette personne le supprime. Il n’y a pas de date limite.",
    },
    back: { title: "Comment le reprendre", text: "Ouvre ton reçu et appuie sur « Retirer l’histoire »." },
    owner: {
      title: "À qui demander",
      text: "À {owner}, qui s’occupe du voyage. Ici, « je », c’est {product}, et {owner} répond pour moi.",
    },
  },
  sections: {
    looking: {
      title: "Si tu ne fais que regarder",
      text: [
        {
          asked:
            "Je ne te demande rien et ne dépose aucun cookie. Je compte seulement combien de fois par jour la page d’une étiquette est ouverte. Pas de publicité.",
          address:
            "Le logiciel n’enregistre pas ton adresse IP. Le serveur web, ou l’hébergeur, peut le faire.",
          like: "Ton « J’aime » reste dans ton navigateur.",
        },
        {
          tiles:
            "La carte détaillée demande ses images à {tilesFrom}. On y voit ton adresse IP, ton navigateur et que tu viens d’ici. Sans JavaScript, aucune demande.",
        },
      ],
    },
    sending: {
      title: "Si tu m’envoies une histoire",
      text: [
        { minors: "Tu as moins de 16 ans ? Demande à un parent d’envoyer l’histoire pour toi." },
        {
          kept: "Je garde ce que tu écris, les photos, le souhait choisi, langue, heure, ton accord avec sa version et, éventuellement, le code de l’étiquette.",
          photos:
            "J’enregistre les photos sans leurs données cachées. Si elles disaient où et quand, je le mets de côté : la personne responsable peut ainsi placer l’étape sur la carte publique.",
        },
        {
          sighting:
            "Si tu dis seulement où je suis, je garde la ville, la langue, l’étiquette, l’heure et si je suis avec toi. Le repérage s’efface après 90 jours, ou quand tu envoies l’histoire. Tu peux le retirer avant. Seul son lieu peut devenir public.",
        },
        {
          draft:
            "Le texte non envoyé reste dans ton navigateur, les photos arrivées, sur le site : 24 heures au plus.",
          counted:
            "Contre les envois en rafale, je compte ceux de chaque réseau pendant une heure (un jour pour les notifications). Au lieu de l’adresse, je garde un code dont personne d’autre ne peut la déduire.",
        },
        {
          mail: "Une histoire envoyée par e-mail reste dans ma boîte, avec les données cachées des photos, et n’a pas de reçu.",
        },
      ],
    },
    keeping: {
      title: "Où elle est et qui la voit",
      text: [
        {
          disk: "L’histoire est sur le serveur de ce site, dans un dossier qui n’est pas public.",
          wordsOnDisk: "Le texte est sur le serveur de ce site, dans un dossier qui n’est pas public.",
          database: "Le texte est sur un serveur de base de données, qui peut être celui d’un prestataire.",
          photosOnDisk: "Les photos sont sur le serveur de ce site, dans un dossier qui n’est pas public.",
          bucket: "Les photos sont dans un espace de stockage S3, qui peut être celui d’un prestataire.",
          seen: "La personne responsable la voit. Seul ce qu’elle choisit devient public, selon ton accord. Sur Instagram et TikTok, leurs règles s’appliquent aussi.",
        },
        {
          receipt:
            "L’adresse du reçu n’est connue que de toi : le site n’en garde qu’un code. Quiconque l’a peut voir et retirer l’histoire, et lire la réponse.",
        },
        {
          notices: "Quand quelque chose arrive, cette personne reçoit une notification.",
          brief: "Elle dit la ville et le nombre de photos.",
          full: "Elle dit la ville, le nombre de photos, le nom et le texte.",
          byMail: "Elle peut partir par e-mail, par des serveurs de messagerie.",
          byMessage: "Elle peut passer par un service de messages.",
          byPush:
            "Elle peut aller sur son téléphone ou son ordinateur, chiffrée, par le service du navigateur, par exemple de Google, Mozilla ou Apple.",
        },
      ],
    },
    following: {
      title: "Si tu suis le voyage",
      text: [
        {
          following:
            "Si tu actives les notifications, le site garde l’adresse que ton navigateur donne pour cela, ses clés, la langue et le jour. Si tu attends une histoire, il garde aussi laquelle. Les notifications passent chiffrées et sans texte par le service du navigateur (Google, Mozilla, Apple). « Ne me préviens plus » efface tout.",
        },
      ],
    },
    howLong: {
      title: "Combien de temps",
      text: [
        {
          deleted:
            "Supprimée, l’histoire reste 30 jours au plus dans une corbeille. L’article du carnet peut rester : tu peux le retirer aussi.",
          spam: "Une histoire sans code qui ressemble à du spam va à la corbeille 30 jours après avoir été vue.",
          reminded: "Une fois par an, une notification rappelle les histoires jamais publiées.",
        },
      ],
    },
    withdrawing: {
      title: "Comment la retirer",
      text: [
        {
          how: "Appuie sur « Retirer l’histoire » dans le reçu. Texte et photos disparaissent aussitôt du site, et en moins d’une heure de ses disques et copies. L’article est vidé et ne revient pas.",
          stop: "L’étape garde son lieu, avec un point arrondi à environ 10 km.",
          left: "Il reste un numéro sans signification, le jour et un code du formulaire : ainsi, l’histoire ne revient pas par erreur.",
        },
        {
          posts: "Quand je l’apprends, je retire aussi ce que j’ai mis sur mes réseaux sociaux.",
          lost: "Reçu perdu ? Écris-moi.",
        },
      ],
    },
    copies: {
      title: "Ce qui est hors de ma portée",
      text: [
        {
          backups:
            "Les sauvegardes ailleurs peuvent encore la contenir. Celles de chaque nuit sont gardées environ un an.",
        },
        {
          out: "Et aussi les livres imprimés, les notifications déjà envoyées, les moteurs de recherche et ce que d’autres ont enregistré.",
        },
      ],
    },
    rights: {
      title: "Qui est responsable, et ce que tu peux demander",
      text: [
        {
          bases:
            "Je publie ton histoire avec ton accord, que tu peux retirer à tout moment. Je compte les envois pour protéger le site (intérêt légitime).",
        },
        {
          ask: "Tu peux demander à voir, recevoir, corriger ou effacer tes données, ou à en limiter ou arrêter l’usage. Tu peux saisir l’autorité de protection des données de ton pays.",
        },
        { shown: "Tu te reconnais sur une photo ? Écris-moi : je te masque ou je la retire." },
        {
          report:
            "Si tu signales quelque chose, je garde la raison, tes mots, l’adresse de réponse, la langue et l’heure. Seule la personne responsable le lit. Le signalement est effacé 30 jours après sa clôture, au plus tard après 90.",
        },
      ],
    },
  },
} as const satisfies TranslationOf<typeof italian>;
