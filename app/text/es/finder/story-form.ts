import type { storyForm as italian } from "~/text/it/finder/story-form";
import type { TranslationOf } from "~/text/translation";

/** The words of /submit, of its fields' mistakes and of what is said about sending a story. */
export const storyForm = {
  title: "Envía tu historia",
  lead: "¿Qué hemos visto juntos? Bastan unas pocas líneas y, si quieres, alguna foto.",
  description:
    "¿Has encontrado a {product}? Cuéntame cómo nos encontramos: unas pocas líneas y hasta tres fotos.",
  photos: "Tus fotos",
  pickPhotos: "Elegir fotos",
  photosHint:
    "Hasta 3 fotos hechas por ti, de 10 MB cada una: JPG, PNG, WebP o HEIC. Quien sea reconocible debe estar de acuerdo.",
  photosMore: "Más sobre las fotos",
  photosPrivacy:
    "Quito de las fotos el lugar donde se hicieron. Quien cuida del viaje sí lo ve, y puede usarlo para marcar la etapa en el mapa, que es público.",
  photosOthers:
    "Las palabras también deben ser tuyas. Si sale un menor, deciden sus padres. ¿Tienes menos de 16 años? Pide a tu madre o a tu padre que envíe la historia por ti.",
  photosVideo: "¿Un vídeo? En las redes, con {hashtag}.",
  photosKept: "Fotos ya subidas",
  photosCount: { one: "{count} foto elegida", other: "{count} fotos elegidas" },
  photosLeftOut: "Puedo llevar 3 como máximo: he guardado las primeras. Quita una para cambiarla.",
  photosLeftOutBefore: {
    one: "Otra foto no ha cabido: puedo llevar 3 como máximo. Para cambiar una, quítala y elige otra.",
    other:
      "Otras {count} fotos no han cabido: puedo llevar 3 como máximo. Para cambiar una, quítala y elige otra.",
  },
  leftOutNow: {
    one: "He guardado las 3 primeras fotos; otra no ha cabido.",
    other: "He guardado las 3 primeras fotos; otras {count} no han cabido.",
  },
  chosenPhotoAlt: "Foto elegida: {file}",
  noPreview: "Sin vista previa: la foto se enviará igualmente.",
  removePhoto: "Quitar",
  removePhotoNamed: "Quitar {label}",
  draftPhotoAlt: "Foto ya subida: {label}",
  story: "Tu historia",
  storyHint: "Como máximo 1000 caracteres.",
  storyFull: "Has llegado a los 1000 caracteres.",
  name: "Tu nombre",
  city: "¿Dónde me has encontrado?",
  cityHint: "La ciudad o el pueblo.",
  wish: "He cumplido un deseo",
  noWish: "No, o no lo sé",
  honeypot: "No rellenes este campo",
  submit: "Enviar historia",
  pending: "Enviando…",
  retry: "Reintentar",
  preparing: "Preparo las fotos para el viaje…",
  uploading: "Tu historia está saliendo: deja abierta esta página.",
  arriving: "Ha llegado todo: lo pongo a salvo…",
  progress: "Progreso del envío",
  notSentTitle: "La historia aún no ha salido",
  unsureTitle: "No sé si la historia ha llegado",
  notTwice: "Si no cambias nada y pulsas otra vez, no queda repetida.",
  stillHere: "Lo que has escrito y las fotos siguen aquí.",
  connectionLost: "Se ha cortado la conexión. Cuando vuelva la red, pulsa «Reintentar».",
  tooHeavy:
    "Las fotos pesan demasiado todas juntas: quita una, o elige otras más ligeras, y vuelve a intentarlo.",
  tooMany: "Están llegando muchas historias a la vez: espera unos minutos y pulsa «Reintentar».",
  siteFailed: "La web ha tenido un problema que no depende de ti: espera un momento y pulsa «Reintentar».",
  offline: "No hay red. Cuando vuelva, pulsa «Reintentar».",
  plainSending:
    "La red funciona: pulsa «Reintentar». Si no basta, algo bloquea esta forma de enviar: prueba con «Envío sencillo».",
  sendPlainly: "Envío sencillo",
  tagKnown: "Tu historia sale con la etiqueta {code}.",
  tagUnknown: "No conozco el código {code}: la historia también llega sin él.",
  tagQuestion: "¿Tienes el código de la etiqueta?",
  consent: {
    "2026-11-21":
      "Doy mi consentimiento para que mi historia y mis fotos se publiquen en las redes sociales de {product} y en esta web.",
    "2026-11-23":
      "Doy mi consentimiento para que mi historia, mis fotos y, si los he escrito, mi nombre y la ciudad se publiquen en esta web y en las redes sociales de {product}. Puedo retirar este consentimiento en cualquier momento.",
    "2026-11-28":
      "Doy mi consentimiento para que mi historia, mis fotos y, si los he escrito, mi nombre y la ciudad se publiquen en esta web y en las redes sociales de {product}. Puedo retirar este consentimiento en cualquier momento.",
  },
  consentMore: "Cómo trato tus datos",
  tooLong: "Como máximo {max} caracteres",
  mistakes: {
    story: { missing: "¡Cuenta tu historia con {product}!" },
    consent: {
      "not-agreed": "Para continuar tienes que aceptar la publicación",
      outdated:
        "Mientras tanto ha cambiado el texto del consentimiento: vuelve a leerlo y marca otra vez la casilla.",
    },
    website: {
      filled:
        "Tu navegador había rellenado un campo oculto, que ahora está vacío: vuelve a enviar y la historia saldrá.",
    },
    consentVersion: {
      outdated:
        "Mientras tanto ha cambiado el texto del consentimiento: vuelve a leerlo y marca otra vez la casilla.",
    },
    photos: {
      missing: "Elige al menos una foto.",
      "draft-gone": "Las fotos elegidas antes ya no están: vuelve a elegirlas.",
      "photos-wait": "Estas fotos todavía no han llegado: cuando lo intentes de nuevo, vuelve a elegirlas.",
    },
  },
  anyMistake: "Revisa este campo y vuelve a intentarlo.",
  photoMistakes: {
    empty: "«{file}» está vacía, quizá aún no esté en este dispositivo: elige otra foto.",
    "not-an-image": "«{file}» no es una foto: elige una imagen JPG, PNG, WebP o HEIC.",
    "too-large": "«{file}» pesa más de 10 MB: elige una foto más ligera o envía una captura de pantalla.",
    "too-many-pixels":
      "«{file}» es demasiado grande (más de 52 millones de píxeles): redúcela y vuelve a intentarlo.",
    "too-much-memory":
      "«{file}» es demasiado grande para una foto de su tipo: redúcela a 2560 píxeles de lado, o envía una captura de pantalla.",
    "too-much-work":
      "«{file}» tarda demasiado en prepararse: redúcela a 2560 píxeles de lado, o envía una captura de pantalla.",
    undecodable: "«{file}» está dañada y no se abre: elige otra foto o una captura de pantalla.",
    "undecodable-heic":
      "«{file}» es una foto HEIC que no consigo abrir: envía una copia en JPG o una captura de pantalla.",
    "undecodable-apple-heic":
      "«{file}» es una foto HEIC que no consigo abrir: envía una captura de pantalla, o en el iPhone elige Ajustes > Cámara > Formatos > Más compatible y vuelve a hacerla.",
  },
  notices: {
    failed: {
      title: "Error",
      text: "Se ha producido un error durante el envío. Vuelve a intentarlo más tarde.",
    },
    cut: {
      title: "El formulario es demasiado largo",
      text: "Solo he leído el principio, que sigue aquí: el resto se ha quedado fuera. Acorta lo que has escrito y, si había fotos, vuelve a elegirlas.",
    },
    storyWaits: {
      title: "La historia espera un poco más",
      text: "Desde tu red han llegado muchas historias en la última hora. Lo que has escrito y las fotos siguen aquí. {when}",
    },
    photosWait: {
      title: "Las fotos esperan un poco más",
      text: "{sentence} Lo que has escrito sigue aquí. {when}",
    },
    refused: {
      title: "La historia aún no ha salido",
      text: "Corrige lo que está marcado aquí abajo y vuelve a enviar la historia.",
    },
    refusedWithPhotos: {
      title: "La historia aún no ha salido",
      text: "Las fotos siguen aquí. Corrige lo que está marcado aquí abajo y vuelve a enviar la historia.",
    },
    refusedInPart: {
      title: "La historia aún no ha salido",
      text: "Había demasiadas fotos: mira cuáles he guardado, corrige lo demás y vuelve a enviar.",
    },
    refusedPhoto: {
      title: "Una foto no sirve",
      text: "La historia aún no ha salido. Todo lo demás sigue aquí: envíala tal como está, o elige otra foto.",
    },
    refusedPhotos: {
      title: "Algunas fotos no sirven",
      text: "La historia aún no ha salido. Todo lo demás sigue aquí: envíala tal como está, o elige otras fotos.",
    },
    photoRemoved: { title: "Foto quitada", text: "Lo demás está como lo dejaste." },
  },
} as const satisfies TranslationOf<typeof italian>;
