import type { diary as italian } from "~/text/it/diary";
import type { TranslationOf } from "~/text/translation";

/** The words of the diary, its articles and the pages of their photos. */
export const diary = {
  title: "Diario de viaje",
  description:
    "Las historias de quienes se han cruzado con {product}: ciudades, encuentros y fotografías, etapa tras etapa.",
  empty: "Todavía no hay historias",
  emptyHint: "El viaje acaba de empezar: la primera página puede ser la tuya.",
  emptyButton: "Enviar historia",
  all: "Ver todas las historias",
  back: "Volver al diario",
  gallery: "Galería de fotos",
  like: "Me gusta",
  beginningTitle: "Diario de viaje, desde el principio",
  fromBeginning: "Leer el diario desde el principio",
  fromNewest: "Volver a las historias más recientes",
  follow: "Sigue el viaje: añade {feed} a tu lector de feeds, y las historias nuevas llegan hasta ti.",
  feed: "el feed del diario",
  newerPage: "Historias más recientes",
  olderPage: "Historias anteriores",
  laterPage: "Historias posteriores",
  page: "Página {page} de {pages}",
  pages: "Páginas del diario",
  total: { one: "{count} historia", other: "{count} historias" },
  notFoundTitle: "Historia no encontrada",
  notFoundText: "Quizá la han quitado del diario, o la dirección no es correcta.",
  onMap: "Esta etapa en el mapa: {city}",
  pictured: "Foto de {city}: {title}",
  nextStop: {
    label: "La próxima etapa",
    near: "A menos de {kilometres} km de aquí",
    exact: "A {kilometres} km de aquí, en línea recta",
    about: "A unos {kilometres} km de aquí, en línea recta",
  },
  onward: { title: "¿Adónde voy ahora?", map: "Todavía no lo sé: mira el mapa" },
  photo: {
    previous: "Anterior",
    next: "Siguiente",
    close: "Cerrar",
    counter: "{n} de {total}",
    bar: "Fotos de la historia",
    missingTitle: "Esta foto no está",
    missingText: "La historia ya no está en el diario, o tiene menos fotos.",
  },
} as const satisfies TranslationOf<typeof italian>;
