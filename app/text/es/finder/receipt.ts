import type { receipt as italian } from "~/text/it/finder/receipt";
import type { TranslationOf } from "~/text/translation";

/** The words of a receipt: the page of a story for its sender. */
export const receipt = {
  title: "Tu resguardo",
  lead: "La historia que enviaste y qué ha sido de ella.",
  description: "El resguardo de una historia enviada a {product}.",
  thanksTitle: "¡Gracias de corazón!",
  thanksText:
    "Tu historia está a salvo: me la llevo conmigo. Ahora ayúdame a seguir viaje: pásame a alguien, regálame, o déjame donde otro viajero pueda encontrarme.",
  thanksMap: "Ver el mapa del viaje",
  thanksDiary: "Leer el diario",
  another: "¿Tienes otra historia que contar?",
  anotherLink: "El formulario está listo.",
  keepTitle: "Guarda bien esta dirección",
  keep: "Es tu resguardo: desde aquí puedes seguir tu historia y cambiarla. No hace falta contraseña: basta con tener la dirección, así que no la compartas con nadie.",
  copy: "Copiar la dirección",
  copied: "¡Copiada!",
  share: "Envíatela por correo electrónico",
  shareTitle: "Mi historia con {product}",
  print: "Imprimir",
  stateTitle: "Cómo va tu historia",
  arrived: "Llegó el {day}.",
  corrected: "La corregiste el {day}.",
  new: "Todavía no la ha leído nadie: un poco de paciencia.",
  read: "Ya la han leído.",
  wish: "Has cumplido un deseo:",
  preparing: "No está en el diario, por ahora.",
  diary: "Está en el diario:",
  answerTitle: "Una respuesta para ti",
  answered: "Escrita el {day}.",
  readyAnswers: [
    "Gracias: tu historia me ha hecho sonreír.",
    "¡Qué fotos tan bonitas, gracias!",
    "Pronto la encontrarás en el diario.",
    "El viaje continúa también gracias a ti.",
  ],
  since: "Desde que nos despedimos: {numbers}.",
  sinceKilometres: { other: "{count} km" },
  sinceCountries: { one: "{count} país", other: "{count} países" },
  storyTitle: "Lo que contaste",
  photoAlt: "Tu foto: {label}",
  correct: "Corregir el texto",
  correctWithPhotos: "Corregir el texto o quitar fotos",
  correctHint: "Puedes hacerlo mientras la historia no esté en el diario.",
  removePhotos: "Fotos para quitar",
  removePhoto: "Quitar",
  removePhotoNamed: "Quitar {label}",
  removeHint: "Las fotos marcadas desaparecen al guardar.",
  save: "Guardar los cambios",
  addPhotos: {
    title: "Añadir fotos",
    room: { one: "Cabe una foto más.", other: "Caben {count} fotos más." },
    wordsFirst: "Si también estás corrigiendo el texto, guárdalo primero.",
    send: "Añadir a la historia",
    closed: "Una historia lleva hasta tres fotos, mientras no esté en el diario.",
    notAdded: "Ninguna foto añadida",
    invalid:
      "Tu historia está como estaba. Corrige lo que está marcado aquí abajo y vuelve a elegir las fotos.",
    inPart: "No han entrado todas las fotos",
    inPartText: "Las demás ya están en tu historia.",
    "story-in-diary":
      "Mientras tanto la historia ha entrado en el diario: desde aquí ya no se pueden añadir fotos.",
    "unknown-story":
      "Mientras tanto la historia se ha retirado o eliminado: las fotos no se han quedado aquí.",
    failed: "En este momento no consigo guardar las fotos.",
  },
  locked: "Desde aquí el texto ya no se puede cambiar.",
  lockedHelp: "Si hay algo que corregir, escribe a",
  yours: "Lo que habías escrito",
  withdraw: "Retirar la historia",
  withdrawHint:
    "¿Has cambiado de idea? Puedes retirarla en cualquier momento: desaparece de esta web con sus fotos.",
  withdrawTitle: "¿Retirar la historia?",
  withdrawQuestion: "Desaparecen tus palabras y las fotos. No se puede deshacer.",
  withdrawPublished:
    "Tus palabras, las fotos y la página del diario que nació de ellas desaparecen de toda esta web. Si hay una etapa, queda su lugar, con un punto redondeado a unos 10 km. No se puede deshacer.",
  withdrawCopies:
    "Las copias de seguridad que ya están en otra parte, y lo que alguien haya compartido o guardado, quedan fuera de mi alcance.",
  withdrawConfirm: "Sí, retirarla",
  withdrawCancel: "No, volver al resguardo",
  withdrawnTitle: "Historia retirada",
  withdrawn: "La retiraste el {day}.",
  withdrawnJustNow:
    "La retiraste el {day}: ya no está en esta web. Los últimos rastros en el disco del servidor desaparecen en menos de una hora.",
  removedTitle: "Esta historia ya no está",
  removed: "Ya no está entre las historias recibidas.",
  removedButLeft: {
    diary:
      "Quien cuida del viaje eliminó tu historia, pero sigue en el diario: puedes retirarla también de ahí.",
    bin: "Quien cuida del viaje eliminó tu historia: se queda en una papelera 30 días como mucho y después desaparece. Puedes retirarla ahora mismo.",
    rest: "Quien cuida del viaje eliminó tu historia, pero algo de ella sigue aquí, por ejemplo una foto: puedes retirarlo también.",
  },
  withdrawLeft: "Retirar lo que queda",
  unknownTitle: "Resguardo desconocido",
  unknown: "Esta dirección no lleva a ninguna historia. Comprueba que la has copiado entera.",
  tooManyTitle: "Demasiadas direcciones equivocadas",
  tooMany: "Durante un rato no busco más. {when}",
  tell: "Contar una historia",
  notices: {
    sent: {
      title: "¡Historia enviada!",
      text: "¡Gracias! Me la llevo de viaje, palabra de {product}. Ahora ayúdame a seguir viaje.",
    },
    sentInPart: {
      title: "¡Historia enviada!",
      text: "¡Gracias! Me la llevo de viaje, palabra de {product}. He guardado las 3 primeras fotos; las demás no han cabido.",
    },
    corrected: { title: "Cambios guardados", text: "Así es ahora tu historia." },
    photosAdded: { title: "Fotos añadidas", text: "Así es ahora tu historia." },
    invalid: {
      title: "Todavía sin guardar",
      text: "Lo que has escrito sigue aquí: corrige los campos señalados y vuelve a guardar.",
    },
    "changed-meanwhile": {
      title: "La historia ha cambiado mientras tanto",
      text: "Alguien la ha corregido desde otra página. Aquí abajo ves la versión guardada y, en el formulario, la tuya: si guardas, la tuya la sustituye.",
    },
    "story-in-diary": {
      title: "Todavía sin guardar",
      text: "Mientras tanto la historia ha entrado en el diario: desde aquí ya no se puede corregir. Lo que has escrito está al final de la página.",
    },
    "unknown-story": {
      title: "Todavía sin guardar",
      text: "Mientras tanto la historia se ha eliminado. Lo que has escrito está al final de la página.",
    },
    failed: {
      title: "Error",
      text: "Ahora mismo no consigo guardar. Lo que has escrito sigue aquí: vuelve a intentarlo más tarde.",
    },
    withdrawFailed: {
      title: "Error",
      text: "Ahora mismo no consigo retirarla: vuelve a intentarlo más tarde.",
    },
  },
} as const satisfies TranslationOf<typeof italian>;
