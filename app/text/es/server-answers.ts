import type { serverAnswers as italian } from "~/text/it/server-answers";
import type { TranslationOf } from "~/text/translation";

/** Pages of the server itself, for requests that never reach a route: a title, and a sentence that says what to do. */
export const serverAnswers = {
  badRequest: {
    title: "Dirección no válida",
    sentence: "La dirección que has abierto está mal escrita: revísala, o vuelve al inicio.",
  },
  headTooLarge: {
    title: "Demasiadas cookies",
    sentence:
      "Tu navegador envía con la petición más datos de los que puedo leer, casi siempre cookies de otros programas en la misma dirección: borra las cookies de esta web y vuelve a intentarlo.",
  },
  targetTooLong: {
    title: "Dirección demasiado larga",
    sentence: "La dirección que has abierto es demasiado larga: vuelve a la página de inicio.",
  },
  hiddenOrigin: {
    title: "¿Desde qué página?",
    sentence:
      "Tu navegador no dice desde qué página llega esta petición, así que no se ha hecho nada. En sus ajustes, o en los de una extensión, permite el «referrer» para esta web, o usa otro navegador, y envía de nuevo. Las fotos hay que elegirlas otra vez.",
  },
  otherSite: {
    title: "Petición no aceptada",
    sentence:
      "Esta petición viene de otra web: por seguridad no se ha hecho nada. Abre la página de esta web e inténtalo desde ahí.",
  },
  wrongMethod: {
    title: "Petición no válida",
    sentence: "Esta página no se puede usar así: vuelve al inicio.",
  },
  lengthMissing: {
    title: "Falta la longitud",
    sentence: "El navegador o el programa no dice cuánto envía (Content-Length): prueba con otro.",
  },
  photosTooLarge: {
    title: "Las fotos pesan demasiado",
    sentence:
      "Cada foto puede pesar 10 MB como máximo, y las que has elegido son demasiadas o demasiado grandes. Vuelve atrás: lo que has escrito debería seguir ahí. Elige fotos más ligeras, o menos fotos, y vuelve a enviar.",
  },
  tooLarge: {
    title: "Has enviado demasiado",
    sentence:
      "Aquí se pueden enviar {kilobytes} kB como máximo: vuelve atrás, acorta el texto y vuelve a enviar.",
  },
  formsFull: {
    title: "Llegan demasiados formularios a la vez",
    sentence:
      "Ahora mismo mucha gente está enviando algo y ahora no puedo recibir tu formulario. Vuelve atrás: lo que has escrito debería seguir ahí. Envíalo otra vez dentro de medio minuto.",
  },
  failed: {
    title: "Algo ha salido mal",
    sentence:
      "La web ha tenido un problema que no depende de ti. Vuelve a intentarlo dentro de unos minutos: si habías rellenado un formulario, vuelve atrás y envíalo otra vez.",
  },
  unavailable: {
    title: "Vuelvo enseguida",
    sentence:
      "Ahora mismo la web no puede leer sus datos: vuelve a intentarlo dentro de unos minutos. Si habías rellenado un formulario, vuelve atrás y envíalo otra vez.",
  },
  busy: {
    title: "Hay mucha gente",
    sentence:
      "Ahora mismo hay mucha gente leyendo a la vez y esta página no llega a tiempo: vuelve a intentarlo dentro de unos segundos.",
  },
  home: "Volver al inicio",
} as const satisfies TranslationOf<typeof italian>;
