const privateAddress =
  "Questo indirizzo è nella rete di casa tua: da qui scrivo solo a server di tutti. Se è davvero quello giusto, mettilo in site.env.";

const leftOut = "leftOut è la lista degli id degli articoli che non sono nel libro, al massimo 2000";
const noDay = "Questa data non esiste: scrivila come 2026-05-31 (anno, mese, giorno)";

/** Sentences beside all other fields, by field and code: those of the owner's forms and of the calls. */
export const mistakes = {
  tooLong: "Massimo {max} caratteri",
  /** Why the owner’s public address is not taken: it is not the one (`here`) by which the form came. */
  otherAddress:
    "Adesso sei su {here}. Per impostare {wanted} apri {wanted}/admin/impostazioni e salva da lì: così si vede che funziona.",
  /** Why a new password is not taken; `least`: how many characters it has at least. */
  passwords: {
    "too-short": "La password è troppo corta: scegline una di almeno {least} caratteri.",
    common:
      "Questa password è fra quelle che chiunque prova per prime: scegline un'altra, per esempio quattro parole a caso.",
  },
  fields: {
    title: { missing: "Titolo obbligatorio" },
    text: { missing: "Scrivi il desiderio" },
    locationId: { missing: "Scegli la tappa" },
    shown: { "not-a-boolean": "Scrivi true per mostrare i desideri o false per nasconderli" },
    content: { missing: "Contenuto obbligatorio" },
    name: { missing: "Nome obbligatorio" },
    city: {
      missing: "Città obbligatoria",
      unknown:
        "Non conosco nessun luogo con questo nome: controlla come è scritto, o indica il punto in un altro modo.",
      suggested: "Mancava: ho scritto il luogo più vicino alle coordinate. Controllalo e invia di nuovo.",
    },
    map: {
      malformed:
        "Il clic è fuori dalla mappa: riprova dentro il riquadro, o scrivi latitudine e longitudine.",
    },
    place: {
      missing: "Scegli prima uno dei luoghi.",
      suggested: "Questo luogo non l’avevi ancora visto così: guardalo, poi premi di nuovo.",
      unknown: "Questo luogo non lo conosco: se città e paese sono giusti, premi di nuovo.",
    },
    country: { missing: "Paese obbligatorio" },
    format: { unknown: "Il formato è a5 o a4" },
    language: { unknown: "Scrivi il codice di una lingua del sito, come it" },
    from: { malformed: noDay },
    to: { malformed: noDay, "before-start": "L’ultimo giorno è prima del primo" },
    open: { "not-a-boolean": "Scrivi true per aprire il libro o false per chiuderlo" },
    leftOut: { malformed: leftOut, "too-many": leftOut },
    reactions: { malformed: "Le reazioni si contano con un numero intero, da 0 in su" },
    published: { "not-a-boolean": "Scrivi true per mostrare l’articolo o false per nasconderlo" },
    date: {
      missing: "Scegli una data",
      future: "Questo giorno deve ancora venire: se la data è giusta, premi di nuovo.",
      "before-start": "Il viaggio è cominciato dopo questo giorno: se la data è giusta, premi di nuovo.",
      malformed: "Questa data non esiste: scrivila come 2026-05-31 (anno, mese, giorno)",
    },
    latitude: { missing: "Latitudine obbligatoria", malformed: "Formato latitudine non valido" },
    longitude: { missing: "Longitudine obbligatoria", malformed: "Formato longitudine non valido" },
    precision: { unknown: "La precisione è exact, 1km o 10km" },
    answer: { malformed: "Scrivi la risposta come testo, o null per toglierla" },
    retired: {
      "not-a-boolean": "Scrivi true per mettere in pensione il cartellino o false per rimetterlo in uso",
    },
    visible: { "not-a-boolean": "Scrivi true per mostrare la tappa o false per nasconderla" },
    blogPostId: {
      unknown: "Questo articolo non c’è più: scegline un altro o lascia la tappa senza articolo.",
    },
    pasted: {
      malformed:
        "Qui non trovo un punto: incolla il link di una mappa, oppure latitudine e longitudine come «45.4642, 9.19».",
      "short-link":
        "Questo link è abbreviato: aprilo, aspetta la mappa e copia l’indirizzo lungo; oppure tieni premuto sul punto e copia le coordinate.",
    },
    photo: {
      missing: "Scegli prima una foto, poi premi di nuovo «Estrai GPS dalla foto».",
      "draft-gone": "La foto caricata prima non c’è più: sceglila di nuovo.",
      "too-many": "Un articolo ha al massimo 10 foto: togline qualcuna e riprova.",
    },
    existingPhotos: { "photo-gone": "Una delle foto scelte non c’è più: toglila e riprova." },
    password: { missing: "Password richiesta" },
    operations: {
      missing: "operations è la lista dei ritocchi, almeno uno",
      malformed:
        'Ogni ritocco è {"turn": 90}, 180 o 270, oppure {"cover": {"x": 0.4, "y": 0.3, "radius": 0.08}}, con x e y da 0 a 1 e radius fino a 0.5',
      "too-many": "Al massimo 40 ritocchi per volta",
    },
    current: { missing: "Scrivi la password attuale", wrong: "Non è la password attuale" },
    again: { differs: "Le due password nuove non sono uguali: scrivila di nuovo" },
    contactEmail: { malformed: "Non è un indirizzo e-mail: scrivilo come ciao@capi.example" },
    instagramUrl: {
      malformed: "Scrivi il nome del profilo senza spazi, come @capi_viaggia, oppure il suo indirizzo",
    },
    tiktokUrl: {
      malformed: "Scrivi il nome del profilo senza spazi, come @capi_viaggia, oppure il suo indirizzo",
    },
    publicUrl: { malformed: "Serve l’indirizzo del sito senza percorso, come https://capi.example" },
    notifyEmail: {
      malformed: "Qui servono indirizzi e-mail, separati da virgole, come ciao@capi.example",
      "too-many": "Al massimo dieci indirizzi",
    },
    smtpUrl: {
      malformed:
        "Non è l’indirizzo di un server di posta: scrivilo come smtps://nome@posta.example:password@smtp.posta.example:465",
      "private-address": privateAddress,
    },
    smtpHost: {
      missing: "Scegli la tua posta, oppure scrivi il nome del suo server",
      malformed: "Non è il nome di un server: scrivilo come smtp.posta.example",
    },
    smtpPort: { malformed: "La porta è un numero, quasi sempre 465 o 587" },
    smtpUser: { missing: "Scrivi il nome con cui entri nella posta" },
    smtpPassword: { missing: "Scrivi anche la password" },
    notifyUrl: {
      malformed:
        "Serve un indirizzo come ntfy+https://ntfy.sh/argomento, oppure un indirizzo completo che comincia con https://",
      "private-address": privateAddress,
    },
    notifyDetail: { malformed: "notifyDetail è brief oppure full" },
    subscription: { malformed: "Serve l’iscrizione come la scrive PushSubscription.toJSON()" },
    journeyStart: { malformed: noDay },
    journeyEnd: {
      malformed: noDay,
      "before-start": "Il viaggio finirebbe prima di cominciare: controlla le due date",
    },
    read: { "not-a-boolean": "Scrivi true per segnare la storia come letta o false per segnarla come nuova" },
    state: { unknown: "state è new, read o diary" },
    lat: { malformed: "lat è una latitudine fra -90 e 90, con il punto: 40.355" },
    lng: { malformed: "lng è una longitudine fra -180 e 180, con il punto: 18.172" },
    limit: { malformed: "limit è un numero intero da 1 a 100" },
    before: { unknown: "before non è l’id di un elemento di questa lista: riparti dall’inizio" },
    ownerLanguage: { malformed: "Scegli Italiano oppure English" },
  },
} as const;
