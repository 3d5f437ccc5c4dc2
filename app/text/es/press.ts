import type { press as italian } from "~/text/it/press";
import type { TranslationOf } from "~/text/translation";

/** The words of the page for newspapers and schools, and of its file with the numbers. */
export const press = {
  title: "Para la prensa y la escuela",
  description: "Quién es {product}, el viaje en números y fotos para un periódico o para la clase.",
  who: {
    title: "Quién es {product}",
    text: [
      "{product} es un capibara de peluche que viaja de mano en mano. Quien lo encuentra le hace una foto, cuenta el encuentro en esta web y lo deja seguir.",
      "Es un experimento social, gratuito y sin nada que vender: quiere descubrir hasta dónde llega un peluche que solo cuenta con la confianza entre desconocidos.",
    ],
  },
  numbers: {
    title: "El viaje en números",
    asOf: "Los números a {day}, contados en el mapa y en el diario",
    names: {
      kilometres: "Kilómetros en línea recta",
      days: "Días",
      stops: "Etapas",
      towns: "Lugares",
      countries: "Países",
      stories: "Historias de quienes lo encontraron",
      languages: "Idiomas de las historias",
    },
    longestLeg: "Tramo más largo en kilómetros: {from} – {to}",
    csv: "Descargar los números (CSV)",
    columns: ["Qué", "Número", "Fecha"],
  },
  photos: {
    title: "Fotos para publicar",
    terms: "Se pueden publicar en un periódico o en una web, y usar en clase, cuando se habla del viaje.",
    credit: "Junto a la foto hay que escribir: «Foto: {owner}».",
    alt: "{product}, {city}",
    size: "Descargar ({width} × {height} píxeles)",
    others: "Para las demás fotos y las historias del diario, pregunta antes: son de quienes las hicieron.",
  },
  contact: {
    title: "A quién preguntar",
    text: "Para más fotos, una entrevista o una historia del diario:",
  },
  more: {
    title: "Para la clase",
    map: "El mapa, para mirarlo o descargarlo",
    diary: "El diario, desde el principio del viaje",
  },
} as const satisfies TranslationOf<typeof italian>;
