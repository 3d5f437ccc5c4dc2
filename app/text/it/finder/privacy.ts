/** The words of the privacy page. {tilesFrom}: the host that the map's tiles come from. */
export const privacy = {
  title: "La tua privacy",
  description:
    "Che cosa tiene questo sito di chi racconta una storia di {product}, dove, per quanto tempo e chi lo vede.",
  lead: "In parole semplici: che cosa tengo, dove, per quanto tempo, chi lo vede e come riprendertelo.",
  /** In the order in which they are read; the e-mail link stands under `withdrawing`. */
  sections: {
    looking: {
      title: "Se guardi soltanto",
      text: [
        "Non ti chiedo niente e non ti do nessun cookie. Non ci sono statistiche, pubblicità né caratteri o immagini presi da altri siti, e il programma del sito non annota il tuo indirizzo di rete. Chi gli presta la linea o il server potrebbe tenere un suo registro tecnico.",
        "Il «Mi Piace» di un articolo resta nel tuo browser: non parte nessun messaggio. Chi apre la pagina di un cartellino aggiunge uno al conto di quel giorno, e nient’altro: non si sa chi.",
      ],
    },
    map: {
      title: "La mappa",
      text: [
        "La mappa disegnata arriva da questo sito. Se il tuo browser usa JavaScript, la mappa dettagliata chiede le sue immagini a {tilesFrom}, che così vede il tuo indirizzo di rete, il tuo tipo di browser e che vieni da qui. Senza JavaScript non le chiede.",
      ],
    },
    sending: {
      title: "Se mi mandi una storia",
      text: [
        "Tengo quello che scrivi (la storia e, se vuoi, nome e città), le foto, il momento in cui è arrivata, il consenso con la sua versione e la lingua in cui l’hai letto e, se c’era, il codice del cartellino.",
        "Le foto vengono rifatte da capo prima di salvarle: le informazioni nascoste nel file non restano. Se una diceva dove e in che giorno è stata scattata, tengo il punto e il giorno da parte: li vede solo chi cura il viaggio, per segnare la tappa.",
        "Di un invio non riuscito tengo le foto per 24 ore, così non le scegli due volte; poi spariscono. Per fermare chi ne manda a raffica conto gli invii di ogni rete per un’ora al massimo, con un’impronta da cui l’indirizzo non si ricava senza una chiave che resta qui.",
      ],
    },
    keeping: {
      title: "Dove sta e chi la vede",
      text: [
        "Sta sul server di questo sito, in una cartella che non è pubblica. La vede chi cura il viaggio. Diventa pubblica solo quello che sceglie di mettere nel diario, sulla mappa o sui canali social, come dice il consenso che hai dato.",
        "Della tua ricevuta il sito conserva solo un’impronta: il suo indirizzo lo hai solo tu, e chi lo ha può vedere e ritirare la storia.",
        "Quando arriva una storia, chi cura il viaggio può ricevere un avviso per e-mail, con un messaggio o sul telefono. Ci sono scritti la città e quante foto sono; anche il nome e le parole, se chi cura il viaggio ha scelto così. Gli avvisi possono passare da servizi di altri.",
      ],
    },
    howLong: {
      title: "Per quanto tempo",
      text: [
        "Finché la ritiri tu, o la elimina chi cura il viaggio: non c’è una scadenza. Se la elimina chi cura il viaggio, un articolo che ne era nato può restare nel diario con le sue foto: dalla ricevuta puoi ritirare anche quello.",
      ],
    },
    withdrawing: {
      title: "Come ritirarla",
      text: [
        "Apri la tua ricevuta, l’indirizzo che hai avuto quando hai inviato la storia, e premi «Ritira la storia». Spariscono subito le parole e le foto, in ogni grandezza, da questo sito e, al più tardi entro un’ora, dal suo disco e dalle copie che il programma tiene accanto ai suoi dati. L’articolo che ne era nato viene svuotato e nascosto, e non può tornare. Della tappa restano il luogo e il punto sulla mappa. Di te restano un numero senza significato, il giorno del ritiro e un’impronta del modulo: servono a non farla tornare per sbaglio.",
        "Hai perso la ricevuta, o la storia è di prima che ci fossero? Scrivimi e la eliminiamo insieme.",
      ],
    },
    copies: {
      title: "Le copie che non raggiungo",
      text: [
        "Le copie di sicurezza che chi cura il viaggio conserva altrove, per esempio su un altro disco, contengono ancora una storia ritirata. Con le copie notturne previste dal programma se ne tengono 7 giornaliere, 4 settimanali e 12 mensili: la più vecchia ha circa un anno, poi viene cancellata. Se una di loro viene rimessa al posto di questo sito, le storie ritirate non tornano.",
        "Non raggiungo nemmeno quello che è già uscito da qui: gli avvisi già mandati a chi cura il viaggio, i post sui social, i salvataggi di altri, i motori di ricerca. Una foto già aperta può restare nel browser di chi l’ha vista per cinque minuti.",
      ],
    },
  },
} as const;
