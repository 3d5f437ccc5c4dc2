/** Sentences about a backup that was refused, also for `giramondo doctor`. */
export const refusedBackup = {
  "another-site":
    "L’ultima copia di sicurezza non è stata fatta, perché quelle che ci sono sono di un altro sito: forse il disco con i dati non era montato. Chi gestisce il server lo vede con «giramondo doctor».",
  "lost-most":
    "L’ultima copia di sicurezza non è stata fatta, perché nel sito manca più della metà di quello che c’era nella copia di prima. Quelle di prima ci sono tutte: chiedi a chi gestisce il server.",
  "no-room":
    "L’ultima copia di sicurezza non è stata fatta, perché sul disco delle copie non c’è più spazio: chi gestisce il server deve liberarne, o usare un altro disco.",
} as const;

/** The messages to the owner: mails, messages to phones and to other programs. */
export const messages = {
  /** {number}: a number in words. After the first one, a title begins with a small letter. */
  titles: {
    story: { one: "Una storia nuova", other: "{number} storie nuove" },
    sighting: { one: "Un avvistamento", other: "{number} avvistamenti" },
    report: { one: "Una segnalazione", other: "{number} segnalazioni" },
    withdrawal: { one: "Una storia ritirata", other: "{number} storie ritirate" },
    "sign-of-life": { other: "{product} è di nuovo in mano a qualcuno" },
    disk: { other: "Il disco del sito è quasi pieno" },
    backup: { other: "Manca una copia di sicurezza recente" },
    "unpublished-stories": { other: "Storie di un anno fa, mai pubblicate" },
    "suspect-stories": { other: "Storie sospette da guardare" },
    trial: { other: "Gli avvisi di {product} funzionano" },
  },
  storyIn: "Una storia nuova ({city})",
  numbers: [
    ...["Zero", "Una", "Due", "Tre", "Quattro", "Cinque", "Sei", "Sette", "Otto", "Nove", "Dieci"],
    ...["Undici", "Dodici", "Tredici", "Quattordici", "Quindici", "Sedici", "Diciassette", "Diciotto"],
    ...["Diciannove", "Venti"],
  ],
  photos: { zero: "Senza foto", one: "Con una foto", other: "Con {count} foto" },
  /** The cities that the stories name: 'Roma, Napoli e un altro luogo'. */
  inPlaces: "{photos} ({places})",
  otherPlaces: { one: "un altro luogo", other: "altri {count} luoghi" },
  and: "{places} e {last}",
  story: { one: "{photos}. Ti aspetta nel pannello.", other: "{photos}. Ti aspettano nel pannello." },
  sighting: "Qualcuno ha detto dove si trova: la storia può arrivare più tardi.",
  sightingIn: "Qualcuno ha detto dove si trova ({places}): la storia può arrivare più tardi.",
  report: "Qualcuno dice che qualcosa non va: leggilo fra le segnalazioni.",
  withdrawal: {
    one: "Chi l’aveva mandata l’ha ritirata: dal sito storia e foto sono sparite. Se le avevi messe sui social o salvate altrove, toglile anche da lì.",
    other:
      "Chi le aveva mandate le ha ritirate: dal sito storie e foto sono sparite. Se le avevi messe sui social o salvate altrove, toglile anche da lì.",
  },
  hidden: {
    one: "L’articolo è nascosto: puoi eliminarlo.",
    other: "Gli articoli sono nascosti: puoi eliminarli.",
  },
  signOfLife: "Dopo almeno due settimane di silenzio qualcuno ha aperto la pagina del cartellino.",
  disk: "Restano {megabytes}\u00a0MB: libera spazio sul server, prima che le storie non trovino più posto.",
  oldBackup:
    "Da più di otto giorni non c’è una copia di sicurezza nuova: falla adesso, con «giramondo backup», o chiedilo a chi gestisce il server.",
  unpublished: {
    one: "Una storia di più di un anno fa non è nel diario. Chi racconta legge che te lo ricordo una volta l’anno: tieni quelle che ti servono ancora, elimina le altre.",
    other:
      "{count} storie di più di un anno fa non sono nel diario. Chi racconta legge che te lo ricordo una volta l’anno: tieni quelle che ti servono ancora, elimina le altre.",
  },
  suspect: {
    one: "Una storia sembra spam: guarda se ce n’è una vera fra le «Sospette». Dopo che le hai viste, in 30 giorni vanno nel cestino.",
    other:
      "{count} storie sembrano spam: guarda se ce n’è una vera fra le «Sospette». Dopo che le hai viste, in 30 giorni vanno nel cestino.",
  },
  trial: "Questa è una prova: la prossima volta sarà per una storia.",
  anonymous: "Anonimo",
  /** The opening and the end of a mail. */
  mail: {
    open: "Apri nel pannello",
    sender: "Il sito di {product}",
    quoted: "{name} scrive:",
    withoutAddress: "Entra in /admin per saperne di più.",
    why: "Lo ricevi perché curi il sito di {product}. Gli avvisi si cambiano in /admin, «Avvisi».",
  },
} as const;
