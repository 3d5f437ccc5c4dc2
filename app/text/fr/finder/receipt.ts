import type { receipt as italian } from "~/text/it/finder/receipt";
import type { TranslationOf } from "~/text/translation";

/** The words of a receipt: the page of a story for its sender. */
export const receipt = {
  title: "Ton reçu",
  lead: "L’histoire que tu as envoyée, et ce qu’elle est devenue.",
  description: "Le reçu d’une histoire envoyée à {product}.",
  thanksTitle: "Merci de tout cœur !",
  thanksText:
    "Ton histoire est à l’abri : je l’emporte avec moi. Maintenant, aide-moi à repartir : confie-moi à quelqu’un, offre-moi, ou laisse-moi là où un autre voyageur pourra me trouver.",
  thanksMap: "Regarder la carte du voyage",
  thanksDiary: "Lire le carnet",
  another: "Tu as une autre histoire à raconter ?",
  anotherLink: "Le formulaire est prêt.",
  keepTitle: "Garde bien cette adresse",
  keep: "C’est ton reçu : sur cette page, tu suis ton histoire et tu peux la modifier. Pas de mot de passe : il suffit d’avoir l’adresse, alors garde-la pour toi.",
  copy: "Copier l’adresse",
  copied: "Copié !",
  share: "Te l’envoyer par e-mail",
  shareTitle: "Mon histoire avec {product}",
  print: "Imprimer",
  stateTitle: "Où en est ton histoire",
  arrived: "Elle est arrivée le {day}.",
  corrected: "Tu l’as corrigée le {day}.",
  new: "Personne ne l’a encore lue : un peu de patience.",
  read: "Elle a été lue.",
  wish: "Tu as réalisé un souhait :",
  preparing: "Elle n’est pas dans le carnet, pour l’instant.",
  diary: "Elle est dans le carnet :",
  answerTitle: "Une réponse pour toi",
  answered: "Écrite le {day}.",
  readyAnswers: [
    "Merci : ton histoire m’a fait sourire.",
    "Quelles belles photos, merci !",
    "Tu la trouveras bientôt dans le carnet.",
    "Le voyage continue aussi grâce à toi.",
  ],
  since: "Depuis que tu m’as laissé repartir : {numbers}.",
  sinceKilometres: { other: "{count} km" },
  sinceCountries: { one: "{count} pays", other: "{count} pays" },
  storyTitle: "Ce que tu as raconté",
  photoAlt: "Ta photo : {label}",
  correct: "Corriger le texte",
  correctWithPhotos: "Corriger le texte ou enlever des photos",
  correctHint: "Tu peux le faire tant que l’histoire n’est pas dans le carnet.",
  removePhotos: "Photos à enlever",
  removePhoto: "Enlever",
  removePhotoNamed: "Enlever {label}",
  removeHint: "Les photos cochées disparaissent quand tu enregistres.",
  save: "Enregistrer",
  addPhotos: {
    title: "Ajouter des photos",
    room: {
      one: "Il y a de la place pour une autre photo.",
      other: "Il y a de la place pour {count} autres photos.",
    },
    wordsFirst: "Si tu corriges aussi le texte, enregistre-le d’abord.",
    send: "Ajouter à l’histoire",
    closed: "Une histoire emporte jusqu’à trois photos, tant qu’elle n’est pas dans le carnet.",
    notAdded: "Aucune photo ajoutée",
    invalid:
      "Ton histoire est comme avant. Corrige ce qui est signalé ci-dessous et choisis de nouveau les photos.",
    inPart: "Toutes les photos n’ont pas été ajoutées",
    inPartText: "Les autres sont déjà dans ton histoire.",
    "story-in-diary":
      "Entre-temps, l’histoire est entrée dans le carnet : on ne peut plus y ajouter de photos ici.",
    "unknown-story": "Entre-temps, l’histoire a été retirée ou supprimée : les photos n’ont pas été gardées.",
    failed: "En ce moment, je n’arrive pas à enregistrer les photos.",
  },
  locked: "Tu ne peux plus modifier le texte ici.",
  lockedHelp: "S’il y a quelque chose à corriger, écris à",
  yours: "Ce que tu avais écrit",
  withdraw: "Retirer l’histoire",
  withdrawHint:
    "Tu changes d’avis ? Tu peux la retirer à tout moment : elle disparaît de ce site avec ses photos.",
  withdrawTitle: "Retirer l’histoire ?",
  withdrawQuestion: "Ton texte et les photos disparaissent. On ne peut pas revenir en arrière.",
  withdrawPublished:
    "Ton texte, les photos et la page du carnet qui en est née disparaissent du site tout entier. S’il y a une étape, son lieu reste, avec un point arrondi à environ 10 km. On ne peut pas revenir en arrière.",
  withdrawCopies:
    "Les sauvegardes qui sont déjà ailleurs, et ce que d’autres ont partagé ou enregistré, sont hors de ma portée.",
  withdrawConfirm: "Oui, la retirer",
  withdrawCancel: "Non, retour au reçu",
  withdrawnTitle: "Histoire retirée",
  withdrawn: "Tu l’as retirée le {day}.",
  withdrawnJustNow:
    "Tu l’as retirée le {day} : elle n’est plus sur ce site. Les dernières traces sur le disque du serveur disparaissent en moins d’une heure.",
  removedTitle: "Cette histoire n’est plus là",
  removed: "Elle ne fait plus partie des histoires reçues.",
  removedButLeft: {
    diary:
      "La personne qui s’occupe du voyage a supprimé ton histoire, mais elle est encore dans le carnet : tu peux la retirer de là aussi.",
    bin: "La personne qui s’occupe du voyage a supprimé ton histoire : elle reste 30 jours au plus dans une corbeille, puis elle disparaît. Tu peux la retirer tout de suite.",
    rest: "La personne qui s’occupe du voyage a supprimé ton histoire, mais il en reste quelque chose ici, par exemple une photo : tu peux le retirer aussi.",
  },
  withdrawLeft: "Retirer ce qui reste",
  unknownTitle: "Reçu inconnu",
  unknown: "Cette adresse ne mène à aucune histoire. Vérifie que tu l’as copiée en entier.",
  tooManyTitle: "Trop d’adresses erronées",
  tooMany: "Pendant un moment, je n’en cherche plus. {when}",
  tell: "Raconter une histoire",
  notices: {
    sent: {
      title: "Histoire envoyée !",
      text: "Merci ! Je l’emporte en voyage, parole de {product}. Maintenant, aide-moi à repartir.",
    },
    sentInPart: {
      title: "Histoire envoyée !",
      text: "Merci ! Je l’emporte en voyage, parole de {product}. J’ai gardé les 3 premières photos ; les autres n’ont pas trouvé de place.",
    },
    corrected: { title: "Corrections enregistrées", text: "Voilà ton histoire à présent." },
    photosAdded: { title: "Photos ajoutées", text: "Voilà ton histoire à présent." },
    invalid: {
      title: "Pas encore enregistré",
      text: "Ce que tu as écrit est toujours là : corrige les champs signalés et enregistre de nouveau.",
    },
    "changed-meanwhile": {
      title: "L’histoire a changé entre-temps",
      text: "Quelqu’un l’a corrigée depuis une autre page. Ci-dessous, tu vois la version enregistrée et, dans le formulaire, la tienne : si tu enregistres, c’est la tienne qui compte.",
    },
    "story-in-diary": {
      title: "Pas encore enregistré",
      text: "Entre-temps, l’histoire est entrée dans le carnet : elle ne peut plus être corrigée ici. Ce que tu as écrit est en bas de la page.",
    },
    "unknown-story": {
      title: "Pas encore enregistré",
      text: "Entre-temps, l’histoire a été supprimée. Ce que tu as écrit est en bas de la page.",
    },
    failed: {
      title: "Erreur",
      text: "En ce moment, je n’arrive pas à enregistrer. Ce que tu as écrit est toujours là : réessaie plus tard.",
    },
    withdrawFailed: {
      title: "Erreur",
      text: "En ce moment, je n’arrive pas à la retirer : réessaie plus tard.",
    },
  },
} as const satisfies TranslationOf<typeof italian>;
