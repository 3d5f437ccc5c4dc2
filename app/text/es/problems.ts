import type { problems as italian } from "~/text/it/problems";
import type { TranslationOf } from "~/text/translation";

/** One sentence for each expected refusal that a finder may meet, ready to be shown. */
export const problems = {
  invalid: "Falta algo: revisa los campos señalados y vuelve a intentarlo.",
  "not-a-form": "El formulario no ha llegado como debería: recarga la página y vuelve a intentarlo.",
  malformed: "Lo que ha llegado está incompleto o dañado: vuelve a intentarlo.",
  "too-many-parts": "El formulario contiene demasiado: quita algo y vuelve a intentarlo.",
  "hidden-origin":
    "Tu navegador no dice desde qué página llega esta petición, así que no se ha hecho nada. En sus ajustes, o en los de una extensión, permite el «referrer» para esta web, o usa otro navegador, y envía de nuevo. Las fotos hay que elegirlas otra vez.",
  interrupted: "El envío se ha cortado antes del final: vuelve a intentarlo.",
  "too-many-stories":
    "Desde tu red han llegado muchas historias en la última hora: vuelve a intentarlo más tarde.",
  "too-many-sightings":
    "Desde tu red ya han llegado muchos avistamientos de esta etiqueta en la última hora.",
  "too-many-reports": "Desde tu red ya han llegado muchos avisos en la última hora.",
  "nothing-to-report": "Aquello de lo que querías avisar ya no está en esta web.",
  "too-many-photos": "Desde tu red han llegado muchas fotos en la última hora.",
  "too-busy": "Ahora mismo llegan muchas fotos a la vez y no consigo prepararlas.",
  "unknown-push-service": "Este navegador usa un servicio de notificaciones que la web no conoce.",
  "too-many-follows": "Desde tu red ya han llegado muchas peticiones de notificaciones: inténtalo mañana.",
  "too-many-followers": "Ya no quedan plazas para notificaciones: por ahora usa el feed.",
  "cannot-store": "Ahora mismo la web no puede guardar nada: vuelve a intentarlo más tarde.",
  "photos-away":
    "Ahora mismo la web puede guardar textos, pero no fotos: envía el texto sin fotos o vuelve a intentarlo más tarde.",
  "cannot-read": "Ahora mismo la web no puede leer sus datos: vuelve a intentarlo dentro de un momento.",
  failed: "La web ha tenido un problema que no depende de ti: vuelve a intentarlo dentro de unos minutos.",
  retry: {
    one: "Vuelve a intentarlo dentro de un minuto.",
    other: "Vuelve a intentarlo dentro de {count} minutos.",
  },
} as const satisfies TranslationOf<typeof italian>;
