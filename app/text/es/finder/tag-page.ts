import type { tagPage as italian } from "~/text/it/finder/tag-page";
import type { TranslationOf } from "~/text/translation";

/** The words of /t/CODE, which a finder sees first. */
export const tagPage = {
  title: "¡No estoy perdido!",
  description:
    "{product} es un capibara de peluche que viaja de mano en mano. ¿Me has encontrado? Esto es lo que puedes hacer ahora.",
  who: "Soy {product}, un capibara de peluche, y viajo de mano en mano.",
  stops: "Mis últimas etapas:",
  firstStop: "El viaje acaba de empezar: eres una de mis primeras etapas.",
  wish: "Me gustaría llegar adonde nunca he estado.",
  mine: "Mi deseo:",
  nowTitle: "Qué hacer ahora",
  now: [
    "Hazme una foto en el sitio donde me has encontrado.",
    "Cuéntame en un par de líneas cómo me has encontrado.",
    "Después ponme otra vez en camino: pásame a alguien, o déjame donde puedan encontrarme.",
  ],
  send: "Envía tu historia",
  later: "Hazme una foto ahora y mándala más tarde: el código está en la etiqueta",
  help: "¿Necesitas ayuda? Escríbeme:",
  already: "¿Ya has enviado una historia? La encontrarás en la dirección de tu resguardo.",
  links: { home: "Quién soy", map: "Mapa", blog: "Diario", faq: "Preguntas", privacy: "Privacidad" },
  unknownTitle: "Código desconocido",
  unknown: "Quizá una letra sea distinta: mira otra vez la etiqueta y vuelve a intentarlo.",
  tooManyTitle: "Demasiados códigos equivocados",
  tooMany: "Desde tu red han llegado muchos, y durante un rato no miro más. {when}",
  retiredTitle: "Etiqueta jubilada",
  retired: "Esta etiqueta ya no se usa. Pero si tienes a {product} en tus manos, el viaje sigue contigo.",
  anyway:
    "Si tienes a {product} en tus manos, no importa: no estoy perdido, estoy de viaje, y tu historia también llega sin código.",
} as const satisfies TranslationOf<typeof italian>;
