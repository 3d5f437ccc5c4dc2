/** Faults of the photo bucket, and what to do about them; `detail`: the words of the store or the network. */
export const bucketProblems = {
  unreachable:
    "Il server S3 delle foto non si raggiunge ({detail}): controlla che sia acceso, e S3_ENDPOINT.",
  "too-slow": "Il server S3 delle foto non risponde in tempo: controlla che funzioni, e la rete fino a lui.",
  cut: "La connessione con il server S3 delle foto si è interrotta ({detail}): controlla la rete e riprova.",
  denied:
    "Il server S3 delle foto non lascia entrare ({detail}): controlla S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY e S3_REGION, e che quella chiave possa leggere, scrivere, elencare e cancellare.",
  "wrong-clock":
    "Il server S3 delle foto non lascia entrare perché l'orologio di questa macchina è diverso dal suo: regolalo, per esempio con «timedatectl set-ntp true».",
  "no-bucket": "Il bucket delle foto non c'è: crealo, oppure correggi PHOTOS_URL.",
  full: "Nel bucket delle foto non c'è più spazio ({detail}): liberane o aggiungine.",
  failing:
    "Il server S3 delle foto in questo momento non funziona ({detail}): riprova fra poco, e se continua controllalo.",
  refused:
    "Il server S3 delle foto rifiuta quello che il sito gli chiede ({detail}): controlla S3_ENDPOINT, S3_REGION e PHOTOS_URL.",
} as const;

/** The certificate of the server is refused; `why` and `advice`: see `certificate`. */
export const untrustedBucket = "Il server S3 delle foto risponde, ma il suo certificato {why}: {advice}";

/** Sentences about the bucket: of the log at the start, and of `giramondo doctor`. */
export const bucket = {
  awayAtStart:
    "{problem} Il sito è acceso: le parole si salvano, le foto no finché non torna; non serve riavviare.",
  well: "Nel bucket delle foto {address} si può leggere, scrivere e cancellare.",
  clockOff:
    "L'orologio di questa macchina e quello del server S3 sono lontani {seconds} secondi: oltre i quindici minuti il server non lascia entrare. Regola l'orologio.",
  photosWell: "Tutte le foto del database sono nel bucket.",
  photosMissing: {
    one: "Dal bucket manca un file di foto ({example}): ripristina una copia in cui c'è, oppure togli la foto dall'articolo o dalla storia.",
    other:
      "Dal bucket mancano {count} file di foto (per esempio {example}): ripristina una copia in cui ci sono, oppure togli le foto dagli articoli o dalle storie.",
  },
} as const;
