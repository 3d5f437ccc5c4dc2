import type { afterTheEnd as italian } from "~/text/it/after-the-end";
import type { TranslationOf } from "~/text/translation";

/** The sentences that change when the journey is over. */
export const afterTheEnd = {
  layout: {
    site: {
      description:
        "{product} es un capibara de peluche que ha viajado de mano en mano. El viaje ha terminado: si me has encontrado, ayúdame a volver a casa.",
    },
    footer: {
      blurb:
        "{product} es un peluche que ha viajado de mano en mano, sin billete y sin prisa. El viaje ha terminado: las historias de quienes me encontraron siguen aquí.",
    },
  },
  home: {
    lead: "Soy un capibara de peluche y he dado la vuelta al mundo. Si estoy en tus manos, ayúdame a volver a casa.",
  },
  tagPage: {
    who: "Soy {product}, un capibara de peluche, y he viajado de mano en mano.",
    firstStop: "El viaje ha terminado, y me has encontrado tú.",
    wish: "Ahora vuelvo a casa.",
    now: { 2: "Después guárdame bien: así me ayudas a volver a casa." },
    retired:
      "Esta etiqueta ya no se usa. Pero si tienes a {product} en tus manos, guárdame bien: así me ayudas a volver a casa.",
    anyway:
      "Si tienes a {product} en tus manos, no importa: guárdame bien, y tu historia también llega sin código.",
  },
  storyForm: {
    lead: "El viaje ha terminado, pero tu historia es bienvenida. Si estoy en tus manos, guárdame bien: así me ayudas a volver a casa.",
  },
  receipt: {
    thanksText:
      "Tu historia está a salvo. El viaje ha terminado: si sigo en tus manos, tenme contigo y ayúdame a volver a casa.",
    hand: { title: "La tuya fue la mano n.º {number}", still: "Después de ti, el viaje terminó." },
    notices: {
      sent: { text: "¡Gracias! Me la llevo conmigo, palabra de {product}." },
      sentInPart: {
        text: "¡Gracias! Me la llevo conmigo, palabra de {product}. He guardado las 3 primeras fotos; las demás no han cabido.",
      },
    },
  },
  faq: {
    foundByForm:
      "Hazme una foto y escribe una breve historia de nuestro encuentro. Mándalas con el formulario de esta web. Después guárdame bien: el viaje ha terminado, y tengo que volver a casa.",
    questions: {
      0: {
        answer:
          "Soy un capibara de peluche, protagonista de un experimento social: he viajado de una persona a otra y solo he contado con la amabilidad de quien me encontraba.",
      },
      1: {
        answer:
          "Hazme una foto y escribe una breve historia de nuestro encuentro. Mándalas por correo electrónico a la dirección de aquí abajo, o con el formulario de esta web. Después guárdame bien: el viaje ha terminado, y tengo que volver a casa.",
      },
      2: {
        answer:
          "Solo hasta que nos pongamos de acuerdo: el viaje ha terminado, y en casa me esperan. Hasta entonces, guárdame bien.",
      },
    },
    between: "{days} Ahora vuelvo a casa para la fiesta de clausura.",
  },
  press: {
    who: {
      text: {
        0: "{product} es un capibara de peluche que viajó de mano en mano. Quien lo encontraba le hacía una foto, contaba el encuentro en esta web y lo dejaba seguir.",
        1: "Fue un experimento social, gratuito y sin nada que vender: quería descubrir hasta dónde llega un peluche que solo cuenta con la confianza entre desconocidos.",
      },
    },
  },
  journey: { lastDay: "El último día fue el {end}." },
} as const satisfies TranslationOf<typeof italian>;
