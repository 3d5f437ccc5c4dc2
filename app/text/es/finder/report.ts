import type { report as italian } from "~/text/it/finder/report";
import type { TranslationOf } from "~/text/translation";

/** The words of the form for people who find something wrong. */
export const report = {
  title: "¿Algo no va bien?",
  lead: "Dímelo: solo lo lee quien cuida del viaje.",
  about: "Se trata de «{name}».",
  aboutPhoto: "Se trata de una foto de «{name}».",
  what: "¿Qué no va bien?",
  choose: "Elige qué no va bien",
  reasons: {
    "in-photo": "Salgo en esta foto",
    mine: "Es mío",
    hurts: "Hace daño a alguien",
    "something-else": "Otra cosa",
  },
  words: "Con tus palabras",
  answerTo: "¿Cómo puedo responderte?",
  kept: "Todo se borra 30 días después de cerrarse el aviso, y a los 90 días en cualquier caso.",
  send: "Enviar el aviso",
  refused: "El aviso aún no se ha enviado",
  sentTitle: "Gracias, ha llegado",
  sent: "Lo lee quien cuida del viaje. Si has dejado una dirección, te responde ahí.",
  missingTitle: "Aquí no hay nada que señalar",
  missing: "Lo que querías señalar no está en el sitio, o ya no está.",
  back: "Volver al diario",
} as const satisfies TranslationOf<typeof italian>;
