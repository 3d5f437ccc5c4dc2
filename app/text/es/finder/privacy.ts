import type { privacy as italian } from "~/text/it/finder/privacy";
import type { TranslationOf } from "~/text/translation";

/** The words of the privacy page. */
export const privacy = {
  title: "Tu privacidad",
  description:
    "Qué guarda esta web de quienes cuentan una historia de {product}, dónde, cuánto tiempo y quién lo ve.",
  lead: "En palabras sencillas: qué guardo, dónde, cuánto tiempo, quién lo ve y cómo recuperarlo.",
  sections: {
    looking: {
      title: "Si solo miras",
      text: [
        "No te pregunto nada y no te doy ninguna cookie. No hay estadísticas, ni publicidad, ni letras o imágenes traídas de otras webs, y el programa de la web no anota tu dirección de red. Quien le presta la línea o el servidor quizá lleve su propio registro técnico.",
        "El «Me gusta» de un artículo se queda en tu navegador: no sale ningún mensaje. Abrir la página de una etiqueta suma uno a la cuenta de ese día, y nada más: no se sabe quién ha sido.",
      ],
    },
    map: {
      title: "El mapa",
      text: [
        "El mapa dibujado viene de esta web. Si tu navegador usa JavaScript, el mapa detallado pide sus imágenes a {tilesFrom}, que así ve tu dirección de red, tu tipo de navegador y que vienes de aquí. Sin JavaScript no las pide.",
      ],
    },
    sending: {
      title: "Si me envías una historia",
      text: [
        "Guardo lo que escribes (la historia y, si quieres, tu nombre y tu ciudad), las fotos, el momento en que llegó, tu consentimiento con su versión y el idioma en que lo leíste y, si lo había, el código de la etiqueta.",
        "Las fotos se rehacen por completo antes de guardarlas: la información oculta en el archivo no se queda. Si una decía dónde y qué día se hizo, guardo el punto y el día aparte: solo los ve quien cuida del viaje, para marcar la etapa.",
        "Si un envío falla, guardo las fotos 24 horas, para que no tengas que elegirlas dos veces; después desaparecen. Para frenar a quien envía sin parar, cuento los envíos de cada red durante una hora como máximo, con una huella de la que no se puede sacar la dirección sin una clave que se queda aquí.",
      ],
    },
    keeping: {
      title: "Dónde está y quién la ve",
      text: [
        "Está en el servidor de esta web, en una carpeta que no es pública. La ve quien cuida del viaje. Solo se hace público lo que esa persona elige poner en el diario, en el mapa o en las redes, como dice el consentimiento que diste.",
        "De tu resguardo la web solo conserva una huella: su dirección la tienes solo tú, y quien la tenga puede ver y retirar la historia.",
        "Cuando llega una historia, quien cuida del viaje puede recibir un aviso por correo, por mensaje o en el teléfono. En él están la ciudad y cuántas fotos son; también el nombre y las palabras, si esa persona lo ha elegido así. Los avisos pueden pasar por servicios de otros.",
      ],
    },
    howLong: {
      title: "Cuánto tiempo",
      text: [
        "Hasta que la retires tú, o la elimine quien cuida del viaje: no hay fecha límite. Si la elimina quien cuida del viaje, un artículo nacido de ella puede seguir en el diario con sus fotos: desde tu resguardo puedes retirar eso también.",
      ],
    },
    withdrawing: {
      title: "Cómo retirarla",
      text: [
        "Abre tu resguardo, la dirección que recibiste al enviar la historia, y pulsa «Retirar la historia». Desaparecen enseguida las palabras y las fotos, en todos los tamaños, de esta web y, como muy tarde en una hora, de su disco y de las copias que el programa guarda junto a sus datos. El artículo que nació de ella se vacía y se oculta, y no puede volver. De la etapa quedan el lugar y el punto en el mapa. De ti quedan un número sin significado, el día en que la retiraste y una huella del formulario: sirven para que no vuelva por error.",
        "¿Has perdido el resguardo, o la historia es de antes de que los hubiera? Escríbeme y la eliminamos juntos.",
      ],
    },
    copies: {
      title: "Las copias a las que no llego",
      text: [
        "Las copias de seguridad que quien cuida del viaje conserva en otra parte, por ejemplo en otro disco, todavía contienen una historia retirada. Con las copias nocturnas que prevé el programa se guardan 7 diarias, 4 semanales y 12 mensuales: la más antigua tiene alrededor de un año, y después se borra. Si una de ellas se pone en lugar de esta web, las historias retiradas no vuelven.",
        "Tampoco llego a lo que ya ha salido de aquí: los avisos ya enviados, las publicaciones en las redes, lo que otros han guardado, los buscadores. Una foto ya abierta puede quedarse cinco minutos en el navegador de quien la vio.",
      ],
    },
  },
} as const satisfies TranslationOf<typeof italian>;
