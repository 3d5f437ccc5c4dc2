import type { sighting as italian } from "~/text/it/finder/sighting";
import type { TranslationOf } from "~/text/translation";

/** The words of a sighting. */
export const sighting = {
  open: "¿No tienes tiempo? Dime solo dónde estoy",
  city: "Ciudad o pueblo",
  holding: "Te tengo yo",
  seen: "Te he visto y te he dejado allí",
  remind: "Recuérdamelo:",
  inHours: "dentro de 3 horas",
  tomorrow: "mañana a esta hora",
  reminder: "Contar la etapa de {product}",
  refused: "Todavía sin apuntar",
  title: "Tu aviso",
  whereItIs: {
    holding: "Me tienes tú.",
    holdingIn: "Me tienes tú, en {city}.",
    seen: "Me has visto y me has dejado allí.",
    seenIn: "Me has visto y me has dejado allí: {city}.",
  },
  noted: "Apuntado: {moment}.",
  next: "Cuando tengas dos minutos, cuenta cómo ha sido: la historia ocupa el lugar del aviso, con el mismo resguardo.",
  tell: "Contar la historia",
  keep: "Es tu resguardo: desde aquí cuentas la historia cuando quieras, o retiras el aviso. No hace falta contraseña: basta con tener la dirección, así que no la compartas con nadie.",
  expires:
    "El aviso solo lo lee quien cuida del viaje, que puede marcar el lugar en el mapa. Si la historia no llega, a los 90 días se borra solo.",
  withdraw: "Retirar el aviso",
  withdrawTitle: "¿Retirar el aviso?",
  withdrawQuestion:
    "Desaparece de esta web, con la ciudad que escribiste. Si quien cuida del viaje ya lo ha convertido en una etapa, se conserva el lugar. No se puede deshacer.",
  withdrawConfirm: "Sí, retirarlo",
  withdrawnTitle: "Aviso retirado",
  withdrawn: "Lo retiraste el {day}.",
  withdrawnJustNow:
    "Lo retiraste el {day}: ya no está en la web. Los últimos rastros en el disco del servidor desaparecen en una hora.",
  removedTitle: "Este aviso ya no está",
  removed: "Lo ha quitado quien cuida del viaje, o han pasado 90 días. Tu historia es bienvenida igualmente.",
} as const satisfies TranslationOf<typeof italian>;
