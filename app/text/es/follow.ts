import type { follow as italian, pushWords as italianPushWords } from "~/text/it/follow";
import type { TranslationOf } from "~/text/translation";

/** The page for people who follow the journey, and the same for one story. */
export const follow = {
  title: "Seguir el viaje",
  description: "Cómo saber cuándo {product} tiene una página nueva en el diario.",
  lead: "Dos formas de saber que hay una página nueva, sin dejar tu correo.",
  pushTitle: "En este teléfono u ordenador",
  push: "Cuando sale una página del diario, te lo dice este navegador, como mucho una vez al día.",
  story:
    "Cuando tu historia entre en el diario, este navegador te avisará, una sola vez. Hasta entonces la web recuerda qué historia esperas.",
  start: "Avísame en este teléfono",
  stop: "No me avises más",
  needs:
    "Desde aquí no se puede: hacen falta una página https, JavaScript y un navegador que reciba notificaciones.",
  iphone:
    "En iPhone y iPad (desde iOS 16.4): toca «Compartir», luego «Añadir a pantalla de inicio», y abre la web desde ahí.",
  stored: "La web conserva la dirección que el navegador da para los avisos, sus claves, el idioma y el día.",
  denied:
    "El navegador no permite las notificaciones de esta web: se cambia en sus ajustes; después, inténtalo de nuevo.",
  notEnabled: "El navegador no ha podido activar los avisos: inténtalo de nuevo o prueba con otro.",
  feedsTitle: "Con un lector de feeds",
  feeds: "Copia una de estas direcciones en tu lector: las páginas nuevas llegan solas.",
  offer: "Avísame cuando esté en el diario",
  offerTitle: "Yo te aviso",
  back: "Volver al resguardo",
  notices: {
    follow: {
      title: "Casi listo",
      text: "En pocos segundos llega el primer aviso. Si no llega, pulsa de nuevo.",
    },
    unfollow: { title: "Hecho", text: "Este navegador ya no recibe avisos." },
  },
  refused: "Todavía no está activo",
} as const satisfies TranslationOf<typeof italian>;

/** The words of the messages, which the service worker shows. */
export const pushWords = {
  hello: { title: "Los avisos funcionan", body: "Cuando haya algo que leer, llegará aquí." },
  article: { title: "Hay una página nueva en el diario", body: "Toca para leerla." },
  diary: { title: "¡Estás en el diario!", body: "Tu historia está publicada: toca para leerla." },
} as const satisfies TranslationOf<typeof italianPushWords>;
