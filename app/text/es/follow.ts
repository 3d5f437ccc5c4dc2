import type { follow as italian, pushWords as italianPushWords } from "~/text/it/follow";
import type { TranslationOf } from "~/text/translation";

/** The page for people who follow the journey, and the same for one story. */
export const follow = {
  title: "Seguir el viaje",
  description: "Cómo saber cuándo hay una historia nueva en el diario de {product}.",
  lead: "Dos formas de saber que hay una historia nueva, sin dejar tu dirección de correo electrónico.",
  pushTitle: "En este teléfono u ordenador",
  push: "Cuando sale una historia nueva en el diario, te lo dice este navegador, como mucho una vez al día.",
  story:
    "Cuando tu historia entre en el diario, este navegador te avisará, una sola vez. Hasta entonces la web recuerda qué historia esperas.",
  start: "Avísame en este dispositivo",
  stop: "No me avises más",
  needs:
    "Aquí no funcionan las notificaciones: prueba con otro navegador, o sigue el viaje con un lector de feeds.",
  iphone:
    "En iPhone y iPad (desde iOS 16.4): toca «Compartir», luego «Añadir a pantalla de inicio», y abre la web desde ahí.",
  stored:
    "La web conserva la dirección que el navegador da para las notificaciones, sus claves, el idioma y el día.",
  denied:
    "El navegador no permite las notificaciones de esta web: cámbialo en sus ajustes y vuelve a intentarlo.",
  notEnabled: "El navegador no ha podido activar las notificaciones: inténtalo de nuevo o prueba con otro.",
  feedsTitle: "Con un lector de feeds",
  feeds: "Copia una de estas direcciones en tu lector: las historias nuevas llegan solas.",
  offer: "Avísame cuando esté en el diario",
  offerTitle: "Yo te avisaré",
  back: "Volver al resguardo",
  notices: {
    follow: {
      title: "Casi listo",
      text: "En pocos segundos llega la primera notificación. Si no llega, pulsa de nuevo.",
    },
    unfollow: { title: "Hecho", text: "Este navegador ya no recibe notificaciones." },
  },
  refused: "Todavía no está activo",
} as const satisfies TranslationOf<typeof italian>;

/** The words of the messages, which the service worker shows. */
export const pushWords = {
  hello: { title: "Las notificaciones funcionan", body: "Cuando haya algo que leer, llegará aquí." },
  article: { title: "Hay una historia nueva en el diario", body: "Toca para leerla." },
  diary: { title: "¡Estás en el diario!", body: "Tu historia está publicada: toca para leerla." },
} as const satisfies TranslationOf<typeof italianPushWords>;
