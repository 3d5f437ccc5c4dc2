import type { report as italian } from "~/text/it/finder/report";
import type { TranslationOf } from "~/text/translation";

/** The words of the form for people who find something wrong. */
export const report = {
  title: "¿Hay algún problema?",
  lead: "Dímelo: solo lo lee quien cuida del viaje.",
  about: "Se trata de «{name}».",
  aboutPhoto: "Se trata de una foto de «{name}».",
  what: "¿Qué pasa?",
  choose: "Elige el problema",
  reasons: {
    "in-photo": "Salgo en esta foto",
    mine: "Es mi foto o mi texto",
    hurts: "Hace daño a alguien",
    "something-else": "Otra cosa",
  },
  words: "Con tus palabras",
  answerTo: "¿A qué dirección te respondo?",
  kept: "Todo se borra 30 días después de cerrarse el aviso, y a los 90 días como muy tarde.",
  send: "Enviar el aviso",
  refused: "El aviso aún no se ha enviado",
  sentTitle: "Gracias, ha llegado",
  sent: "Lo lee quien cuida del viaje. Si has dejado una dirección, te responde ahí.",
  missingTitle: "Aquí no hay nada de lo que avisar",
  missing: "Aquello de lo que querías avisar no está en esta web, o ya no está.",
  back: "Volver al diario",
} as const satisfies TranslationOf<typeof italian>;
