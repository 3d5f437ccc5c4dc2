import type { sighting as italian } from "~/text/it/finder/sighting";
import type { TranslationOf } from "~/text/translation";

/** The words of a sighting. */
export const sighting = {
  open: "¿No tienes tiempo? Dime solo dónde estoy",
  city: "Ciudad o pueblo",
  holding: "Estás conmigo",
  seen: "Te he visto y te he dejado allí",
  remind: "Recuérdamelo:",
  inHours: "dentro de 3 horas",
  tomorrow: "mañana a esta hora",
  reminder: "Enviar mi historia con {product}",
  refused: "Todavía sin apuntar",
  title: "Tu avistamiento",
  whereItIs: {
    holding: "Estoy contigo.",
    holdingIn: "Estoy contigo, en {city}.",
    seen: "Me has visto y me has dejado allí.",
    seenIn: "Me has visto y me has dejado allí: {city}.",
  },
  noted: "Me lo dijiste el {day}.",
  next: "Cuando tengas dos minutos, cuenta cómo nos encontramos: la historia sustituye al avistamiento, con el mismo resguardo.",
  tell: "Contar la historia",
  keep: "Es tu resguardo: desde aquí cuentas la historia cuando quieras, o retiras el avistamiento. No hace falta contraseña: basta con tener la dirección, así que no la compartas con nadie.",
  expires:
    "El avistamiento solo lo lee quien cuida del viaje, que puede marcar el lugar en el mapa. Si la historia no llega, el avistamiento se borra solo a los 90 días.",
  withdraw: "Retirar el avistamiento",
  withdrawTitle: "¿Retirar el avistamiento?",
  withdrawQuestion:
    "Desaparece de esta web, con la ciudad que escribiste. Si quien cuida del viaje ya lo ha convertido en una etapa, se conserva el lugar. No se puede deshacer.",
  withdrawConfirm: "Sí, retirarlo",
  withdrawnTitle: "Avistamiento retirado",
  withdrawn: "Lo retiraste el {day}.",
  withdrawnJustNow:
    "Lo retiraste el {day}: ya no está en la web. Los últimos rastros en el disco del servidor desaparecen en menos de una hora.",
  removedTitle: "Este avistamiento ya no está",
  removed: "Lo ha quitado quien cuida del viaje, o han pasado 90 días. Tu historia es bienvenida igualmente.",
} as const satisfies TranslationOf<typeof italian>;
