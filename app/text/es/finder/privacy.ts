import type { privacy as italian } from "~/text/it/finder/privacy";
import type { TranslationOf } from "~/text/translation";

/** The words of the privacy page. */
export const privacy = {
  title: "Tu privacidad",
  description:
    "Qué guarda esta web de quienes cuentan una historia de {product}, dónde, cuánto tiempo y quién lo ve.",
  changed: "Último cambio de esta página: {day}. Si las versiones no coinciden, prevalece la italiana.",
  tilesPolicy: "Qué hace con ello quien sirve el mapa",
  short: {
    kept: {
      title: "Qué guardo",
      text: "Tu historia, tus fotos y, si los escribes, tu nombre y tu ciudad. Si solo miras, nada.",
    },
    seen: {
      title: "Quién lo ve",
      text: "Quien cuida del viaje. Los demás solo ven lo que esa persona publica.",
    },
    howLong: {
      title: "Cuánto tiempo",
      text: "Hasta que lo retires tú, o lo elimine quien cuida del viaje. No hay fecha límite.",
    },
    back: { title: "Cómo lo recuperas", text: "Abre tu resguardo y pulsa «Retirar la historia»." },
    owner: {
      title: "A quién preguntas",
      text: "A {owner}, que cuida del viaje. Aquí «yo» es {product}: por mí responde {owner}.",
    },
  },
  sections: {
    looking: {
      title: "Si solo miras",
      text: [
        {
          asked:
            "No te pregunto nada ni pongo cookies. Solo cuento cuántas veces al día se abre la página de una etiqueta. No hay publicidad.",
          address: "El programa no anota tu dirección IP. Puede hacerlo el servidor web, o quien lo aloja.",
          like: "Tu «Me gusta» se queda en tu navegador.",
        },
        {
          tiles:
            "El mapa detallado pide imágenes a {tilesFrom}. Allí se ven tu dirección IP, tu navegador y que vienes de aquí. Sin JavaScript no pide nada.",
        },
      ],
    },
    sending: {
      title: "Si me envías una historia",
      text: [
        { minors: "¿Tienes menos de 16 años? Pide a tus padres que envíen la historia por ti." },
        {
          kept: "Guardo lo que escribes, las fotos, el deseo elegido, idioma, hora, tu consentimiento con su versión y, si hay, el código de la etiqueta.",
          photos:
            "De las fotos guardo una copia nueva, sin datos ocultos. Si decían dónde y cuándo, lo guardo aparte. Lo ve quien cuida del viaje, y puede usarlo para marcar la etapa en el mapa público.",
        },
        {
          sighting:
            "Si solo dices dónde estoy, guardo ciudad, idioma, etiqueta, hora y si estoy contigo. El avistamiento se borra a los 90 días, o cuando envías la historia. Antes puedes retirarlo desde el resguardo. Solo el lugar puede hacerse público.",
        },
        {
          draft:
            "El texto sin enviar se queda en tu navegador, y las fotos que ya han llegado, en la web: 24 horas como máximo.",
          counted:
            "Para frenar los envíos en masa cuento los de cada red durante una hora (las peticiones de notificaciones, un día). En lugar de la dirección guardo un código del que nadie más puede deducirla.",
        },
        {
          mail: "Una historia enviada por correo electrónico se queda en mi buzón, con los datos ocultos de las fotos. No tiene resguardo.",
        },
      ],
    },
    keeping: {
      title: "Dónde está y quién la ve",
      text: [
        {
          disk: "La historia está en el servidor de esta web, en una carpeta que no es pública.",
          wordsOnDisk: "Las palabras están en el servidor de esta web, en una carpeta que no es pública.",
          database:
            "Las palabras están en un servidor de bases de datos, que puede ser de un proveedor externo.",
          photosOnDisk: "Las fotos están en el servidor de esta web, en una carpeta que no es pública.",
          bucket: "Las fotos están en un almacén S3, que puede ser de un proveedor externo.",
          seen: "La ve quien cuida del viaje. Solo se hace público lo que esa persona elige, como dice tu consentimiento. En Instagram y TikTok se aplican también sus normas.",
        },
        {
          receipt:
            "La dirección del resguardo la tienes solo tú: la web solo guarda un código de ella. Quien la tenga puede ver y retirar la historia, y leer la respuesta.",
        },
        {
          notices: "Cuando llega algo, quien cuida del viaje recibe una notificación.",
          brief: "Dice la ciudad y cuántas fotos hay.",
          full: "Dice la ciudad, cuántas fotos hay, el nombre y las palabras.",
          byMail: "Puede ir por correo electrónico, a través de servidores de correo.",
          byMessage: "Puede pasar por un servicio de mensajes.",
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
            "Si activas las notificaciones, la web guarda la dirección que tu navegador da para ellas, sus claves, el idioma y el día. Si esperas una historia, guarda también cuál. Las notificaciones pasan cifradas y sin texto por el servicio del navegador (Google, Mozilla, Apple). «No me avises más» lo borra todo.",
        },
      ],
    },
    howLong: {
      title: "Cuánto tiempo",
      text: [
        {
          deleted:
            "Si la historia se elimina, queda en una papelera 30 días como mucho. El artículo puede seguir: puedes retirarlo también.",
          spam: "Una historia sin código que parece spam va a la papelera 30 días después de verse.",
          reminded: "Una vez al año una notificación recuerda las historias que nunca se publicaron.",
        },
      ],
    },
    withdrawing: {
      title: "Cómo retirarla",
      text: [
        {
          how: "Pulsa «Retirar la historia» en el resguardo. Texto y fotos desaparecen enseguida de la web, y en menos de una hora de sus discos y copias. El artículo se vacía y no vuelve.",
          stop: "De la etapa queda el lugar, con un punto redondeado a unos 10 km.",
          left: "Quedan un número sin significado, el día y un código del formulario: así la historia no vuelve por error.",
        },
        {
          posts: "Cuando lo sepa, quitaré también lo que puse en mis redes sociales.",
          lost: "¿Perdiste el resguardo? Escríbeme.",
        },
      ],
    },
    copies: {
      title: "Lo que queda fuera de mi alcance",
      text: [
        {
          backups:
            "Las copias de seguridad en otra parte pueden tenerla todavía. Las de cada noche se conservan cerca de un año.",
        },
        {
          out: "Quedan fuera de mi alcance los libros impresos, las notificaciones ya enviadas, los buscadores y lo que otros han guardado.",
        },
      ],
    },
    rights: {
      title: "Quién es responsable y qué puedes pedir",
      text: [
        {
          bases:
            "Publico tu historia porque diste tu consentimiento, y puedes retirarlo cuando quieras. Cuento los envíos para proteger la web (interés legítimo).",
        },
        {
          ask: "Puedes pedir ver, recibir, corregir o eliminar tus datos, o limitar o detener su uso. Puedes acudir a la autoridad de protección de datos de tu país.",
        },
        { shown: "¿Sales en una foto? Escríbeme: te tapo o la quito." },
        {
          report:
            "Si avisas de algo, guardo el motivo, tus palabras, la dirección de respuesta, el idioma y la hora. Solo lo lee quien cuida del viaje. El aviso se borra 30 días después de cerrarse, a los 90 como muy tarde.",
        },
      ],
    },
  },
} as const satisfies TranslationOf<typeof italian>;
