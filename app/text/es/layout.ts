import type { layout as italian } from "~/text/it/layout";
import type { TranslationOf } from "~/text/translation";

/** The words around every page. */
export const layout = {
  site: {
    title: "¡Has encontrado a {product}!",
    description:
      "{product} es un capibara de peluche que viaja de mano en mano. Si me has encontrado, cuéntame cómo fue y ayúdame a seguir viaje.",
  },
  navigation: {
    home: "Inicio",
    social: "Redes",
    submit: "Enviar historia",
    map: "Mapa",
    blog: "Diario",
    faq: "Preguntas",
    admin: "Admin",
  },
  menu: "Menú",
  mainMenu: "Menú principal",
  skip: "Ir al contenido",
  /** The quiet link under what visitors see. */
  report: "¿Hay algún problema?",
  newTab: "(se abre en una pestaña nueva)",
  languages: "Otros idiomas",
  footer: {
    blurbTitle: "Un experimento social gratuito",
    blurb:
      "{product} es un peluche que viaja de mano en mano, sin billete y sin prisa. Participar no cuesta nada: basta con encontrarme, contarlo y dejarme seguir.",
    contactTitle: "Escríbeme",
    socialTitle: "Sígueme",
    disclaimer:
      "Las historias y las fotos compartidas pueden publicarse en las redes sociales oficiales del viaje.",
    follow: "Seguir el viaje",
    press: "Prensa y escuela",
    privacy: "Privacidad",
    accessibility: "Accesibilidad",
    copyright: "© 2024 {product}",
  },
  optional: "(opcional)",
  labelled: "{label} – {sentence}",
  toast: {
    region: "Mensajes ({hotkey})",
    one: "Mensaje",
    close: "Cerrar el mensaje",
  },
  notFound: {
    help: "Esta página no existe, o ya no está. Mientras, yo echo una siesta sobre mi maleta: tú puedes retomar el viaje desde aquí.",
    home: "Volver al inicio",
    blog: "Leer el diario",
    map: "Ver el mapa",
  },
  error: {
    title: "He tropezado",
    help: "Algo no ha funcionado, y no es culpa tuya. Espera un momento y vuelve a intentarlo: si estabas escribiendo, vuelve atrás y encontrarás tu texto.",
    retry: "Reintentar",
    home: "Volver al inicio",
  },
} as const satisfies TranslationOf<typeof italian>;
