import type { storyForm as italian } from "~/text/it/finder/story-form";
import type { TranslationOf } from "~/text/translation";

/** The words of /submit, of its fields' mistakes and of what is said about sending a story. */
export const storyForm = {
  title: "Envoie ton histoire",
  lead: "Qu’avons-nous vu ensemble ? Quelques lignes suffisent et, si tu veux, quelques photos.",
  description: "Tu as trouvé {product} ? Raconte notre rencontre : quelques lignes et jusqu’à trois photos.",
  photos: "Tes photos",
  pickPhotos: "Choisir des photos",
  photosHint:
    "Jusqu’à 3 de tes photos, 10 Mo chacune : JPG, PNG, WebP ou HEIC. Toute personne reconnaissable doit être d’accord.",
  photosMore: "En savoir plus sur les photos",
  photosPrivacy:
    "J’enlève des photos le lieu de la prise de vue. La personne qui s’occupe du voyage le voit quand même, et peut s’en servir pour placer l’étape sur la carte, que tout le monde voit.",
  photosOthers:
    "Le texte doit être de toi aussi. Si on voit un enfant, ce sont ses parents qui décident. Tu as moins de 16 ans ? Demande à un parent d’envoyer l’histoire pour toi.",
  photosVideo: "Une vidéo ? Sur les réseaux, avec {hashtag}.",
  photosKept: "Photos déjà reçues",
  photosCount: { one: "{count} photo choisie", other: "{count} photos choisies" },
  photosLeftOut:
    "Je peux en porter 3 au maximum : j’ai gardé les premières. Enlèves-en une pour la remplacer.",
  photosLeftOutBefore: {
    one: "Une autre photo n’a pas trouvé de place : je peux en porter 3 au maximum. Pour en remplacer une, enlève-la et choisis-en une autre.",
    other:
      "{count} autres photos n’ont pas trouvé de place : je peux en porter 3 au maximum. Pour en remplacer une, enlève-la et choisis-en une autre.",
  },
  leftOutNow: {
    one: "J’ai gardé les 3 premières photos : une autre n’a pas trouvé de place.",
    other: "J’ai gardé les 3 premières photos : {count} autres n’ont pas trouvé de place.",
  },
  chosenPhotoAlt: "Photo choisie : {file}",
  noPreview: "Pas d’aperçu : la photo partira quand même.",
  removePhoto: "Enlever",
  removePhotoNamed: "Enlever {label}",
  draftPhotoAlt: "Photo déjà reçue : {label}",
  story: "Ton histoire",
  storyHint: "1000 caractères au maximum.",
  storyFull: "Tu as atteint les 1000 caractères.",
  name: "Ton nom",
  city: "Où m’as-tu trouvé ?",
  cityHint: "La ville ou le village.",
  wish: "J’ai réalisé un souhait",
  noWish: "Non, ou je ne sais pas",
  honeypot: "Ne remplis pas ce champ",
  submit: "Envoyer l’histoire",
  pending: "Envoi en cours…",
  retry: "Réessayer",
  preparing: "Je prépare les photos pour le voyage…",
  uploading: "Ton histoire est en route : garde cette page ouverte.",
  arriving: "Tout est arrivé : je la mets à l’abri…",
  progress: "Avancement de l’envoi",
  notSentTitle: "L’histoire n’est pas encore partie",
  unsureTitle: "Je ne sais pas si l’histoire est arrivée",
  notTwice: "Si tu ne changes rien et appuies de nouveau, elle ne sera pas en double.",
  stillHere: "Ton texte et tes photos sont toujours là.",
  connectionLost: "La connexion s’est interrompue. Quand le réseau revient, appuie sur « Réessayer ».",
  tooHeavy:
    "Les photos sont trop lourdes toutes ensemble : enlèves-en une, ou choisis-en de plus légères, et réessaie.",
  tooMany:
    "Beaucoup d’histoires arrivent en même temps : attends quelques minutes et appuie sur « Réessayer ».",
  siteFailed:
    "Le site a eu un problème qui ne vient pas de toi : attends un instant et appuie sur « Réessayer ».",
  offline: "Il n’y a pas de réseau. Quand il revient, appuie sur « Réessayer ».",
  plainSending:
    "Le réseau marche : appuie sur « Réessayer ». Si ça ne suffit pas, quelque chose bloque cette façon d’envoyer : essaie l’« Envoi simplifié ».",
  sendPlainly: "Envoi simplifié",
  tagKnown: "Ton histoire part avec l’étiquette {code}.",
  tagUnknown: "Je ne connais pas le code {code} : l’histoire peut aussi partir sans lui.",
  tagQuestion: "Tu as le code de l’étiquette ?",
  consent: {
    "2026-11-21":
      "J’accepte la publication de mon histoire et de mes photos sur les réseaux sociaux de {product} et sur ce site.",
    "2026-11-23":
      "J’accepte que mon histoire, mes photos et, si je les ai indiqués, mon nom et la ville soient publiés sur ce site et sur les réseaux sociaux du voyage ({product}). Je peux retirer mon accord à tout moment.",
    "2026-11-28":
      "J’accepte que mon histoire et mes photos soient publiées sur ce site et sur les réseaux sociaux de {product}, avec mon nom et la ville si je les donne. Je peux retirer mon accord à tout moment.",
  },
  consentMore: "Ce que je fais de tes données",
  tooLong: "{max} caractères au maximum",
  mistakes: {
    story: { missing: "Raconte ton histoire avec {product} !" },
    consent: {
      "not-agreed": "Tu dois accepter la publication pour continuer",
      outdated: "Entre-temps, le texte du consentement a changé : relis-le et coche de nouveau la case.",
    },
    website: {
      filled:
        "Ton navigateur avait rempli un champ caché, qui est vide maintenant : envoie de nouveau, et l’histoire partira.",
    },
    consentVersion: {
      outdated: "Entre-temps, le texte du consentement a changé : relis-le et coche de nouveau la case.",
    },
    photos: {
      missing: "Choisis au moins une photo.",
      "draft-gone": "Les photos choisies avant ne sont plus là : choisis-les de nouveau.",
      "photos-wait": "Ces photos ne sont pas encore arrivées : choisis-les de nouveau quand tu réessaies.",
    },
  },
  anyMistake: "Vérifie ce champ et réessaie.",
  photoMistakes: {
    empty:
      "La photo « {file} » est vide, peut-être n’est-elle pas encore sur cet appareil : choisis-en une autre.",
    "not-an-image": "« {file} » n’est pas une photo : choisis une image JPG, PNG, WebP ou HEIC.",
    "too-large":
      "La photo « {file} » pèse plus de 10 Mo : choisis une photo plus légère ou envoie une capture d’écran de la photo.",
    "too-many-pixels":
      "La photo « {file} » est trop grande (plus de 52 millions de pixels) : réduis-la et réessaie.",
    "too-much-memory":
      "La photo « {file} » est trop grande pour son format : réduis-la à 2560 pixels de côté, ou envoie une capture d’écran de la photo.",
    "too-much-work":
      "La photo « {file} » demande trop de temps de préparation : réduis-la à 2560 pixels de côté, ou envoie une capture d’écran de la photo.",
    undecodable:
      "La photo « {file} » est endommagée et ne s’ouvre pas : choisis-en une autre, ou une capture d’écran.",
    "undecodable-heic":
      "« {file} » est une photo HEIC que je n’arrive pas à ouvrir : envoie une copie en JPG ou une capture d’écran de la photo.",
    "undecodable-apple-heic":
      "« {file} » est une photo HEIC que je n’arrive pas à ouvrir : envoie une capture d’écran de la photo, ou choisis sur ton iPhone Réglages > Appareil photo > Formats > Le plus compatible et refais la photo.",
  },
  notices: {
    failed: {
      title: "Erreur",
      text: "Une erreur s’est produite pendant l’envoi. Réessaie plus tard.",
    },
    cut: {
      title: "Le formulaire est trop long",
      text: "Je n’en ai lu que le début, qui est toujours là : le reste a été coupé. Raccourcis ton texte et, s’il y avait des photos, choisis-les de nouveau.",
    },
    storyWaits: {
      title: "L’histoire attend encore un peu",
      text: "Beaucoup d’histoires sont arrivées de ton réseau au cours de la dernière heure. Ton texte et tes photos sont toujours là. {when}",
    },
    photosWait: {
      title: "Les photos attendent encore un peu",
      text: "{sentence} Ton texte est toujours là. {when}",
    },
    refused: {
      title: "L’histoire n’est pas encore partie",
      text: "Corrige ce qui est signalé ci-dessous et envoie de nouveau.",
    },
    refusedWithPhotos: {
      title: "L’histoire n’est pas encore partie",
      text: "Tes photos sont toujours là. Corrige ce qui est signalé ci-dessous et envoie de nouveau.",
    },
    refusedInPart: {
      title: "L’histoire n’est pas encore partie",
      text: "Il y avait trop de photos : regarde lesquelles j’ai gardées, corrige et envoie de nouveau.",
    },
    refusedPhoto: {
      title: "Une photo ne convient pas",
      text: "L’histoire n’est pas encore partie. Tout le reste est toujours là : envoie-la telle quelle, ou choisis une autre photo.",
    },
    refusedPhotos: {
      title: "Certaines photos ne conviennent pas",
      text: "L’histoire n’est pas encore partie. Tout le reste est toujours là : envoie-la telle quelle, ou choisis d’autres photos.",
    },
    photoRemoved: { title: "Photo enlevée", text: "Le reste est tel que tu l’as laissé." },
  },
} as const satisfies TranslationOf<typeof italian>;
