import type { privacy as italian } from "~/text/it/finder/privacy";
import type { TranslationOf } from "~/text/translation";

/** The words of the privacy page. */
export const privacy = {
  title: "Tu privacidad",
  description:
    "Qué guarda esta web de quienes cuentan una historia de {product}, dónde, cuánto tiempo y quién lo ve.",
  lead: "En palabras sencillas: qué guardo, dónde, cuánto tiempo, quién lo ve y cómo retirarlo.",
  changed: "Último cambio de esta página: {day}. Si las versiones no coinciden, prevalece la italiana.",
  tilesPolicy: "Qué hace con ello quien sirve el mapa",
  sections: {
    looking: {
      title: "Si solo miras",
      text: [
        {
          asked: "No te pregunto nada y no pongo ninguna cookie. No hay estadísticas ni publicidad.",
          own: "Los tipos de letra y las imágenes vienen de esta web.",
          ownButTiles: "Los tipos de letra y las imágenes vienen de esta web, salvo las del mapa detallado.",
          address:
            "El programa de la web no anota tu dirección IP. El servidor web que tiene delante, o la empresa que lo aloja, puede llevar un registro técnico en el que figure.",
        },
        {
          like: "El «Me gusta» de un artículo se queda en tu navegador: no se envía nada.",
          tag: "Abrir la página de una etiqueta suma uno a la cuenta de ese día, y nada más: no se sabe quién ha sido.",
        },
      ],
    },
    map: {
      title: "El mapa",
      text: [
        {
          drawn: "El mapa dibujado viene de esta web.",
          tiles:
            "Si tu navegador usa JavaScript, el mapa detallado pide sus imágenes a {tilesFrom}, que así ve tu dirección IP, tu tipo de navegador y que vienes de aquí. Sin JavaScript no las pide.",
        },
      ],
    },
    sending: {
      title: "Si me envías una historia",
      text: [
        {
          kept: "Guardo lo que escribes (la historia y, si quieres, tu nombre y la ciudad), las fotos, el momento en que llegó, tu consentimiento con su versión y el idioma en que lo leíste y, si lo había, el código de la etiqueta.",
        },
        {
          sighting:
            "Si desde la etiqueta solo dices dónde estoy, guardo la ciudad que escribes, y si estoy contigo o solo me has visto; también el idioma, la etiqueta y la hora. Lo lee quien cuida del viaje. Si lo convierte en una etapa, solo se hace público el lugar. La historia que envías desde el resguardo sustituye al avistamiento; sin historia, el avistamiento se borra a los 90 días, y antes puedes retirarlo desde el resguardo. El recordatorio es un archivo para tu calendario: aquí no queda rastro.",
        },
        {
          photos:
            "Las fotos se rehacen por completo antes de guardarlas: la información oculta en el archivo no se conserva. Si una decía dónde y cuándo se hizo, guardo el punto, el día y la hora aparte: los ve quien cuida del viaje, y puede usarlos para marcar la etapa. La etapa en el mapa la ve todo el mundo.",
        },
        {
          typed:
            "Mientras escribes, tu navegador puede guardar tus palabras en esta pestaña hasta que la historia haya llegado, 24 horas como máximo.",
          draft:
            "Si el envío falla o cambias de idioma, la web guarda 24 horas las fotos que ya han llegado, para que no tengas que elegirlas dos veces; después desaparecen.",
        },
        {
          counted:
            "Para frenar a quien envía sin parar, cuento los envíos de cada red durante una hora como máximo, con un código cifrado (un hash) del que no se puede deducir la dirección sin una clave que se queda aquí. Cuento los códigos y resguardos equivocados durante un cuarto de hora, sin escribir nada en el disco.",
        },
        {
          mail: "Si me la envías por correo electrónico, las fotos se quedan en mi buzón con sus datos ocultos, por ejemplo el lugar. Escribe en el mensaje que puedo publicarla. Ahí no hay resguardo: para quitarla, escríbeme.",
        },
      ],
    },
    keeping: {
      title: "Dónde está y quién la ve",
      text: [
        {
          disk: "Está en el servidor de esta web, en una carpeta que no es pública.",
          wordsOnDisk: "Las palabras están en el servidor de esta web, en una carpeta que no es pública.",
          database:
            "Las palabras están en un servidor de bases de datos, que puede ser de un proveedor externo.",
          photosOnDisk: "Las fotos están en el servidor de esta web, en una carpeta que no es pública.",
          bucket: "Las fotos están en un almacén S3, que puede ser de un proveedor externo.",
          seen: "La ve quien cuida del viaje. Solo se hace público lo que esa persona elige poner en el diario, en el mapa o en las redes, como dice el consentimiento que diste. En Instagram y TikTok se aplican también las normas de esos servicios.",
        },
        {
          receipt:
            "De la dirección de tu resguardo la web solo conserva una forma cifrada (un hash): la dirección la tienes solo tú, y quien la tenga puede ver y retirar la historia. Si quien cuida del viaje te responde, la respuesta se lee allí y desaparece con la historia.",
        },
        {
          notices:
            "Cuando llega una historia o un avistamiento, sale una notificación para quien cuida del viaje.",
          brief: "Dice de qué ciudad llega y cuántas fotos tiene.",
          full: "Dice de qué ciudad llega y cuántas fotos tiene; también el nombre y las palabras, porque esa persona lo ha elegido así.",
          byMail: "Puede ir por correo electrónico, a través de los servidores de correo.",
          byMessage: "Puede ir con un mensaje, a través del servicio que esa persona ha elegido.",
          byPush:
            "Puede ir a su teléfono u ordenador, cifrada, a través del servicio del navegador, por ejemplo de Google, Mozilla o Apple.",
        },
      ],
    },
    following: {
      title: "Si sigues el viaje",
      text: [
        {
          following:
            "Si activas las notificaciones, la web guarda la dirección que tu navegador da para ellas, sus claves, el idioma y el día; si esperas una historia, también guarda cuál. Las notificaciones pasan cifradas por el servicio del navegador, por ejemplo de Google, Mozilla o Apple, y no contienen palabras. «No me avises más», en la página «Seguir el viaje», lo borra todo; un navegador que ya no responde se borra solo, y al retirar una historia se borra también esa espera.",
        },
      ],
    },
    howLong: {
      title: "Cuánto tiempo",
      text: [
        {
          until: "Hasta que la retires tú, o la elimine quien cuida del viaje: no hay fecha límite.",
          reminded:
            "Una vez al año la web recuerda a esa persona las historias que nunca se publicaron, para que decida si las conserva.",
          deleted:
            "Si la elimina quien cuida del viaje, sigue 30 días como mucho en una papelera que nadie más ve; un artículo nacido de ella puede seguir en el diario con sus fotos: desde tu resguardo puedes retirar eso también. Una historia enviada sin código de etiqueta y que parezca spam va a la papelera 30 días después de que la vea quien cuida del viaje.",
        },
      ],
    },
    withdrawing: {
      title: "Cómo retirarla",
      text: [
        {
          how: "Abre tu resguardo, la dirección que recibiste al enviar la historia, y pulsa «Retirar la historia». Desaparecen enseguida las palabras y las fotos, en todos los tamaños, de esta web y, como muy tarde en una hora, de los discos del servidor y de las copias que el programa guarda junto a sus datos. El artículo que nació de ella se vacía y se oculta, y no puede volver.",
          stop: "De la etapa queda el lugar, con un punto en el mapa redondeado a unos 10 km.",
          left: "De ti quedan un número sin significado, el día en que la retiraste y un código cifrado del formulario: sirven para que no vuelva por error.",
        },
        {
          posts:
            "Si también la publiqué en mis redes sociales, la quito de allí cuando sepa que la has retirado.",
        },
        {
          lost: "¿Has perdido el resguardo, o la historia es anterior a los resguardos? Escríbeme y la eliminamos juntos.",
        },
      ],
    },
    copies: {
      title: "Las copias fuera de mi alcance",
      text: [
        {
          backups:
            "Las copias de seguridad que quien cuida del viaje conserva en otra parte, por ejemplo en otro disco, pueden contener todavía una historia retirada. Con las copias nocturnas que prevé el programa se guardan 7 diarias, 4 semanales y 12 mensuales: la más antigua tiene alrededor de un año, y después se borra. Si la web se restaura desde una de ellas, las historias retiradas no vuelven.",
        },
        {
          printed:
            "Un libro del viaje ya impreso se queda como está; en los que se imprimen después de retirarla, tu historia ya no aparece.",
          out: "También queda fuera de mi alcance lo que ya ha salido de aquí: las notificaciones ya enviadas a quien cuida del viaje, lo que otros han guardado o compartido, los buscadores. Una foto ya abierta puede quedarse cinco minutos en el navegador de quien la vio.",
        },
      ],
    },
    rights: {
      title: "Quién responde y qué puedes pedir",
      text: [
        {
          owner: "De estos datos responde {owner}, que cuida del viaje.",
          bases:
            "Tu historia se publica porque diste tu consentimiento, que puedes retirar en cualquier momento; los envíos se cuentan para proteger la web (interés legítimo).",
        },
        {
          ask: "Puedes pedir ver, recibir, corregir o eliminar tus datos, y que se limite o se detenga su uso. Si hay algún problema, puedes acudir a la autoridad de protección de datos de tu país (en España, la AEPD; en Italia, el Garante).",
        },
        {
          shown: "¿Te reconoces en una foto que no enviaste tú? Escríbeme: te tapo o la quito.",
        },
        {
          report:
            "Si con «¿Hay algún problema?» avisas de algo en una historia, una etapa o una foto, guardo el motivo que elegiste, tus palabras, la dirección que dejes para la respuesta, el idioma y la hora. Solo lo lee quien cuida del viaje, a quien le llega una notificación sin tus palabras. El aviso se borra 30 días después de cerrarse, y a los 90 días como muy tarde.",
        },
      ],
    },
  },
} as const satisfies TranslationOf<typeof italian>;
