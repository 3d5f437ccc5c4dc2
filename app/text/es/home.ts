import type { home as italian } from "~/text/it/home";
import type { TranslationOf } from "~/text/translation";

/** The words of the home page. */
export const home = {
  lead: "Soy un capibara de peluche que da la vuelta al mundo. Si ahora estoy en tus manos, no es casualidad: eres una etapa de mi viaje.",
  sendStory: "Enviar historia",
  readFaq: "Tengo una pregunta",
  now: "Ahora estoy aquí: {city}",
  last: "Mi última etapa: {city}",
  notYet: "El viaje espera su primera etapa: puede ser la tuya.",
  kilometres: { other: "{count} km" },
  newest: "La última página del diario",
  wishes: {
    title: "Mis deseos",
    lead: "¿Me cumples uno? Hazle una foto y cuéntamelo.",
    cameTrue: { one: "Un deseo ya se ha cumplido.", other: "{count} deseos ya se han cumplido." },
  },
  who: {
    title: "Quién soy",
    text: [
      "Me llamo {product}. Tengo las patas cortas, una mochilita roja y ninguna prisa. Ni siquiera tengo billete: viajo únicamente gracias a quien se cruza conmigo.",
      "Cada persona que me recoge se convierte en una página de mi diario.",
    ],
  },
  join: {
    title: "¿Quieres participar?",
    steps: [
      { title: "Haz una foto", text: "Tú, yo, el lugar donde estamos: tú decides qué se ve." },
      { title: "Escribe unas líneas", text: "¿Dónde me has encontrado? ¿Qué hemos hecho juntos?" },
      {
        title: "Envíamelo todo",
        text: "Desde esta web: escanea mi etiqueta, o escribe su código, y guarda el resguardo para saber qué pasa con tu historia. O publica un vídeo en las redes con el hashtag {hashtag}.",
      },
    ],
    tag: "Bastan dos minutos y no hace falta registrarse.",
  },
  why: {
    title: "Por qué lo hago",
    text: [
      "Es un experimento social, gratuito y sin nada que vender. Quiero descubrir hasta dónde llega un peluche que solo cuenta con la confianza entre desconocidos.",
      "Hasta ahora he aprendido una cosa: quien encuentra algo inesperado casi siempre sonríe.",
    ],
  },
  next: {
    title: "¿Y ahora?",
    text: "Tenme contigo un tiempo y luego déjame seguir viaje. Tú eliges cómo:",
    ways: [
      { title: "Pásame a alguien", text: "un amigo, una compañera, quien se siente a tu lado en el tren." },
      { title: "Regálame", text: "a una persona que necesite una pequeña aventura." },
      { title: "Déjame en algún sitio", text: "seco y seguro, donde alguien pueda encontrarme." },
    ],
  },
  gain: {
    title: "¿Qué ganas tú?",
    text: "Nada garantizado. Quizá una sorpresa. Seguro, una historia que contar.",
  },
  follow: {
    title: "Sígueme",
    text: "¿Quieres saber dónde he acabado? Cada etapa está en el mapa, y las historias más bonitas, en mi diario.",
    map: "Mapa del viaje",
    diary: "Diario de viaje",
    social: "También estoy en las redes",
  },
  closing: "{product} no se compra. Se encuentra.",
  pictured: "{product}, con el sello de su última etapa: {city}, {day}",
} as const satisfies TranslationOf<typeof italian>;
