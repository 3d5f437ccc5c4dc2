import type { accessibility as italian } from "~/text/it/accessibility";
import type { TranslationOf } from "~/text/translation";

/** The words of the page about accessibility. Change them with `docs/accessibility.md`. */
export const accessibility = {
  title: "Accesibilidad",
  description: "Quién puede usar la web de {product}: qué se ha probado, qué no, y qué no funciona todavía.",
  lead: "Esta web quiere ser para todo el mundo. Toma como referencia las WCAG 2.2, nivel AA: por ahora las cumple parcialmente.",
  sections: [
    {
      title: "Qué se ha probado",
      lines: [
        "Cada página para quien lee y para quien me encuentra, y las de quien cuida del viaje, con axe-core y un validador HTML, con tema claro y oscuro.",
        "Cada página de 320 a 1600 píxeles de ancho: nada se sale de la pantalla, y lo que se toca mide al menos 44 píxeles de alto.",
        "El teclado, los nombres que leen los lectores de pantalla, las páginas sin JavaScript y sin animaciones, en el navegador Chromium.",
      ],
    },
    {
      title: "Qué no se ha probado",
      lines: [
        "Ningún lector de pantalla: ni NVDA, ni JAWS, ni VoiceOver, ni TalkBack, ni Orca.",
        "Firefox y Safari, las lupas de pantalla, el control por voz. Ninguna persona con discapacidad ha probado aún la web para nosotros.",
      ],
    },
    {
      title: "Qué no funciona todavía",
      lines: [
        "No todas las fotos tienen una descripción de lo que muestran: sin ella, solo se sabe de qué página son.",
        "La web no siempre sabe en qué idioma están una historia o el nombre de un lugar: un lector de pantalla puede leerlos con la voz equivocada.",
        "El mapa detallado no se puede leer sin verlo. En la misma página está la lista de todas las etapas, con los mismos lugares.",
      ],
    },
  ],
  /** When the site has an address, and when it has none. */
  byMail:
    "Si algo te impide continuar, escríbeme: dime en qué página, qué querías hacer y qué navegador usas.",
  otherwise:
    "Si algo te impide continuar, díselo a quien te enseñó esta web: la web aún no tiene una dirección a la que escribir.",
  evaluated: "Autoevaluación de quienes han escrito el programa, del {day}.",
} as const satisfies TranslationOf<typeof italian>;
