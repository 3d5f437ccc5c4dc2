/** The sentences that change when the journey is over: nobody passes the toy on any more. Keys are those of the texts. */
export const afterTheEnd = {
  layout: {
    site: {
      description:
        "{product} è un capibara di peluche che ha viaggiato di mano in mano. Il viaggio è finito: se l’hai trovato, aiutalo a tornare a casa.",
    },
    footer: {
      blurb:
        "{product} è un peluche che ha viaggiato di mano in mano, senza biglietto e senza fretta. Il viaggio è finito: le storie di chi l’ha incontrato restano qui.",
    },
  },
  home: {
    lead: "Sono un capibara di peluche e ho girato il mondo. Se sono tra le tue mani, aiutami a tornare a casa.",
  },
  tagPage: {
    who: "Sono {product}, un capibara di peluche: ho viaggiato di mano in mano.",
    firstStop: "Il viaggio è finito, e mi hai trovato tu.",
    wish: "Ora torno a casa.",
    now: { 2: "Poi tienimi al sicuro: mi aiuti a tornare a casa." },
    retired:
      "Questo cartellino non è più in uso. Ma se hai in mano {product}, tienilo al sicuro: mi aiuti a tornare a casa.",
    anyway:
      "Se hai in mano {product}, non importa: tienimi al sicuro, e la tua storia arriva anche senza codice.",
  },
  storyForm: {
    lead: "Il viaggio è finito, ma la tua storia è la benvenuta. Se sono tra le tue mani, tienimi al sicuro: mi aiuti a tornare a casa.",
  },
  receipt: {
    thanksText:
      "La tua storia è al sicuro. Il viaggio è finito: se sono ancora tra le tue mani, tienimi con te e aiutami a tornare a casa.",
    hand: { title: "La tua è stata la mano n. {number}", still: "Dopo di te il viaggio è finito." },
    notices: {
      sent: { text: "Grazie! La porto con me, parola di {product}." },
      sentInPart: {
        text: "Grazie! La porto con me, parola di {product}. Ho tenuto le prime 3 foto; le altre sono rimaste fuori.",
      },
    },
  },
  faq: {
    foundByForm:
      "Scattami una foto e scrivi una breve storia del nostro incontro. Mandale con il modulo di questo sito. Poi tienimi al sicuro: il viaggio è finito, e devo tornare a casa.",
    questions: {
      0: {
        answer:
          "Sono un capibara di peluche, protagonista di un esperimento sociale: ho viaggiato da una persona all’altra, affidato soltanto alla gentilezza di chi mi trovava.",
      },
      1: {
        answer:
          "Scattami una foto e scrivi una breve storia del nostro incontro. Mandale per e-mail all’indirizzo qui sotto, oppure con il modulo di questo sito. Poi tienimi al sicuro: il viaggio è finito, e devo tornare a casa.",
      },
      2: {
        answer:
          "Solo finché non ci mettiamo d’accordo: il viaggio è finito, e a casa mi aspettano. Tienimi al sicuro fino ad allora.",
      },
    },
    between: "{days} Adesso torno a casa per l’evento di chiusura.",
  },
  press: {
    who: {
      text: {
        0: "{product} è un capibara di peluche che ha viaggiato di mano in mano. Chi lo trovava gli scattava una foto, raccontava l’incontro su questo sito e lo lasciava ripartire.",
        1: "È stato un esperimento sociale gratuito, senza niente da vendere: voleva scoprire fin dove arriva un peluche affidato solo alla fiducia tra sconosciuti.",
      },
    },
  },
  journey: { lastDay: "L’ultimo giorno è stato il {end}." },
} as const;
