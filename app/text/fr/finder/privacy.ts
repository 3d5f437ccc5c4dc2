import type { privacy as italian } from "~/text/it/finder/privacy";
import type { TranslationOf } from "~/text/translation";

/** The words of the privacy page. */
export const privacy = {
  title: "Ta vie privée",
  description:
    "Ce que ce site garde de ceux qui racontent une histoire de {product}, où, combien de temps et qui le voit.",
  lead: "En mots simples : ce que je garde, où, combien de temps, qui le voit et comment le retirer.",
  changed:
    "Dernière modification de cette page : {day}. Si les langues ne disent pas la même chose, l’italien fait foi.",
  tilesPolicy: "Ce qu’en fait le serveur de la carte",
  sections: {
    looking: {
      title: "Si tu ne fais que regarder",
      text: [
        {
          asked: "Je ne te demande rien et je ne dépose aucun cookie. Pas de statistiques, pas de publicité.",
          own: "Les polices et les images viennent de ce site.",
          ownButTiles: "Les polices et les images viennent de ce site, sauf celles de la carte détaillée.",
          address:
            "Le logiciel du site n’enregistre pas ton adresse IP. Le serveur web placé devant lui, ou l’hébergeur, peut tenir un journal technique où elle figure.",
        },
        {
          like: "Le « J’aime » d’un article reste dans ton navigateur : aucun message ne part.",
          tag: "Chaque ouverture de la page d’une étiquette s’ajoute au compteur du jour, et rien d’autre : on ne sait pas qui l’a ouverte.",
        },
      ],
    },
    map: {
      title: "La carte",
      text: [
        {
          drawn: "La carte dessinée vient de ce site.",
          tiles:
            "Si ton navigateur utilise JavaScript, la carte détaillée demande ses images à {tilesFrom}, qui voit ainsi ton adresse IP et ton type de navigateur, et sait que tu viens d’ici. Sans JavaScript, elle ne les demande pas.",
        },
      ],
    },
    sending: {
      title: "Si tu m’envoies une histoire",
      text: [
        {
          kept: "Je garde ce que tu écris (l’histoire et, si tu veux, ton nom et la ville), les photos, le moment où elle est arrivée, ton accord avec sa version et la langue dans laquelle tu l’as lu et, s’il y en avait un, le code de l’étiquette.",
        },
        {
          sighting:
            "Si depuis l’étiquette tu dis seulement où je suis, je garde la ville que tu donnes, si je suis avec toi ou si tu m’as seulement vu, la langue, l’étiquette et l’heure. La personne qui s’occupe du voyage le lit. Si elle en fait une étape, seul le lieu devient public. L’histoire que tu envoies depuis le reçu prend la place du repérage ; sans histoire, le repérage s’efface au bout de 90 jours, et avant cela tu peux le retirer depuis le reçu. Le rappel est un fichier pour ton agenda : il n’en reste aucune trace ici.",
        },
        {
          photos:
            "Les photos sont entièrement refaites avant d’être enregistrées : les informations cachées dans le fichier ne restent pas. Si l’une d’elles disait où et quand elle a été prise, je mets de côté l’endroit, le jour et l’heure : la personne qui s’occupe du voyage les voit et peut s’en servir pour marquer l’étape. Tout le monde voit l’étape sur la carte.",
        },
        {
          typed:
            "Pendant que tu écris, ton navigateur peut garder tes mots dans cet onglet jusqu’à ce que l’histoire soit arrivée, 24 heures au maximum.",
          draft:
            "Si l’envoi échoue ou si tu changes de langue, le site garde 24 heures les photos déjà arrivées, pour que tu n’aies pas à les choisir deux fois ; puis elles disparaissent.",
        },
        {
          counted:
            "Pour arrêter ceux qui en envoient en rafale, je compte les envois de chaque réseau pendant une heure au maximum, sous un code chiffré (hash) dont on ne peut pas tirer l’adresse sans une clé qui reste ici. Les codes et les reçus erronés, je les compte pendant un quart d’heure, sans rien écrire sur le disque.",
        },
        {
          mail: "Si tu me l’envoies par e-mail, les photos restent dans ma boîte avec leurs données cachées, par exemple le lieu. Écris dans ton message que je peux la publier. Il n’y a alors pas de reçu : pour la faire retirer, écris-moi.",
        },
      ],
    },
    keeping: {
      title: "Où elle est et qui la voit",
      text: [
        {
          disk: "Elle est sur le serveur de ce site, dans un dossier qui n’est pas public.",
          wordsOnDisk: "Le texte est sur le serveur de ce site, dans un dossier qui n’est pas public.",
          database: "Le texte est sur un serveur de base de données, qui peut être celui d’un prestataire.",
          photosOnDisk: "Les photos sont sur le serveur de ce site, dans un dossier qui n’est pas public.",
          bucket: "Les photos sont dans un espace de stockage S3, qui peut être celui d’un prestataire.",
          seen: "La personne qui s’occupe du voyage la voit. Seul ce qu’elle choisit devient public : ce qu’elle met dans le carnet, sur la carte ou sur les réseaux sociaux, comme le dit l’accord que tu as donné. Sur Instagram et TikTok, les règles de ces services s’appliquent aussi.",
        },
        {
          receipt:
            "De l’adresse de ton reçu, le site ne conserve qu’une empreinte : tu es la seule personne à avoir l’adresse, et toute personne qui l’a peut voir et retirer l’histoire. Si la personne qui s’occupe du voyage te répond, la réponse se lit là et disparaît avec l’histoire.",
        },
        {
          notices:
            "Quand une histoire ou un repérage arrive, une notification part pour la personne qui s’occupe du voyage.",
          brief: "Elle dit la ville et le nombre de photos.",
          full: "Elle dit la ville et le nombre de photos ; le nom et le texte aussi, parce que cette personne l’a choisi.",
          byMail: "Elle peut partir par e-mail, à travers les serveurs de messagerie.",
          byMessage: "Elle peut partir par message, à travers le service que cette personne a choisi.",
          byPush:
            "Elle peut aller sur son téléphone ou son ordinateur, chiffrée, à travers le service du navigateur, par exemple de Google, Mozilla ou Apple.",
        },
      ],
    },
    following: {
      title: "Si tu suis le voyage",
      text: [
        {
          following:
            "Si tu actives les notifications, le site garde l’adresse que ton navigateur donne pour elles, ses clés, la langue et le jour ; si tu attends une histoire, il garde aussi laquelle. Les notifications passent chiffrées par le service du navigateur, par exemple de Google, Mozilla ou Apple, et ne contiennent aucun mot. « Ne me préviens plus », sur la page « Suivre le voyage », efface tout ; un navigateur qui ne répond plus est effacé tout seul, et l’attente d’une histoire retirée disparaît avec elle.",
        },
      ],
    },
    howLong: {
      title: "Combien de temps",
      text: [
        {
          until:
            "Jusqu’à ce que tu la retires, ou que la personne qui s’occupe du voyage la supprime : il n’y a pas de date limite.",
          reminded:
            "Une fois par an, le site rappelle à cette personne les histoires qui n’ont jamais été publiées, pour qu’elle décide de les garder ou non.",
          deleted:
            "Si c’est elle qui la supprime, elle reste encore 30 jours au plus dans une corbeille que personne d’autre ne voit ; un article qui en est né peut rester dans le carnet avec ses photos : depuis ton reçu, tu peux le retirer aussi. Une histoire sans code d’étiquette qui ressemble à du spam va à la corbeille 30 jours après avoir été vue.",
        },
      ],
    },
    withdrawing: {
      title: "Comment la retirer",
      text: [
        {
          how: "Ouvre ton reçu, l’adresse que tu as eue en envoyant l’histoire, et appuie sur « Retirer l’histoire ». Le texte et les photos disparaissent tout de suite, dans toutes les tailles, de ce site et, au plus tard une heure après, de ses disques et des copies que le logiciel garde à côté de ses données. L’article qui en est né est vidé et masqué, et ne peut pas revenir.",
          stop: "Le lieu de l’étape reste, avec un point sur la carte arrondi à environ 10 km.",
          left: "Je garde de toi un numéro sans signification, le jour du retrait et une empreinte du formulaire : ils servent à ne pas la faire revenir par erreur.",
        },
        {
          posts:
            "Si je l’ai aussi publiée sur mes réseaux sociaux, je l’y retire quand j’apprends ton retrait.",
        },
        {
          lost: "Tu as perdu le reçu, ou l’histoire date d’avant les reçus ? Écris-moi et nous la supprimerons ensemble.",
        },
      ],
    },
    copies: {
      title: "Les copies hors de ma portée",
      text: [
        {
          backups:
            "Les sauvegardes que la personne qui s’occupe du voyage conserve ailleurs, par exemple sur un autre disque, peuvent encore contenir une histoire retirée. Les sauvegardes nocturnes prévues par le logiciel gardent 7 copies quotidiennes, 4 hebdomadaires et 12 mensuelles ; la plus ancienne est effacée au bout d’un an environ. Si le site est restauré à partir de l’une d’elles, les histoires retirées ne reviennent pas.",
        },
        {
          printed:
            "Un livre du voyage déjà imprimé reste tel quel ; ton histoire n’est plus dans ceux qui sont imprimés après le retrait.",
          out: "Je n’atteins pas non plus ce qui est déjà sorti d’ici : les notifications déjà envoyées à la personne qui s’occupe du voyage, ce que d’autres ont enregistré ou partagé, les moteurs de recherche. Une photo déjà ouverte peut rester cinq minutes dans le navigateur de la personne qui l’a vue.",
        },
      ],
    },
    rights: {
      title: "Qui est responsable, et ce que tu peux demander",
      text: [
        {
          owner: "La personne responsable de ces données est {owner}, qui s’occupe du voyage.",
          bases:
            "Ton histoire est publiée parce que tu as donné ton accord, que tu peux retirer à tout moment ; les envois sont comptés pour protéger le site (intérêt légitime).",
        },
        {
          ask: "Tu peux demander à voir, à recevoir, à faire corriger ou effacer tes données, et à en limiter ou arrêter l’utilisation. Si quelque chose ne va pas, tu peux t’adresser à l’autorité de protection des données de ton pays (en France, la CNIL ; en Italie, le Garante).",
        },
        {
          shown:
            "Tu te reconnais sur une photo que tu n’as pas envoyée ? Écris-moi : je masque ton visage ou je la retire.",
        },
        {
          report:
            "Si tu signales un article, une étape ou une photo avec « Quelque chose ne va pas ? », je garde la raison que tu as choisie, tes mots, l’adresse que tu laisses pour la réponse, la langue et l’heure. Seule la personne qui s’occupe du voyage le lit ; la notification qu’elle reçoit ne contient pas tes mots. Le signalement est effacé 30 jours après sa clôture, au plus tard après 90 jours.",
        },
      ],
    },
  },
} as const satisfies TranslationOf<typeof italian>;
