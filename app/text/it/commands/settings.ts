/** Mistakes in settings, in one sentence each. */
export const settings = {
  /** The form that each setting must have. */
  rules: {
    PRODUCT_NAME: "PRODUCT_NAME deve essere il nome del peluche, da 1 a 60 caratteri.",
    OWNER_NAME: "OWNER_NAME deve essere il nome di chi cura il viaggio, da 1 a 100 caratteri.",
    CONTACT_EMAIL: "CONTACT_EMAIL deve essere un indirizzo e-mail, per esempio ciao@capi.example.",
    INSTAGRAM_URL:
      "INSTAGRAM_URL deve essere il nome del profilo senza spazi, come @capi_viaggia, oppure il suo indirizzo.",
    TIKTOK_URL:
      "TIKTOK_URL deve essere il nome del profilo senza spazi, come @capi_viaggia, oppure il suo indirizzo.",
    PUBLIC_URL:
      "PUBLIC_URL deve essere l'indirizzo del sito come lo scrivono i visitatori, senza percorso, per esempio https://capi.example.",
    SMTP_URL:
      "SMTP_URL deve essere l'indirizzo del server di posta, per esempio smtps://nome@posta.example:password@smtp.posta.example:465.",
    NOTIFY_EMAIL: "NOTIFY_EMAIL deve contenere da uno a dieci indirizzi e-mail, separati da virgole.",
    NOTIFY_URL:
      "NOTIFY_URL deve essere un indirizzo come ntfy+https://ntfy.example/argomento, oppure un indirizzo https:// che riceve JSON.",
    NOTIFY_DETAIL: "NOTIFY_DETAIL deve essere brief (senza nomi né frasi) oppure full.",
    JOURNEY_START: "JOURNEY_START deve essere il primo giorno del viaggio, scritto come 2026-05-31.",
    JOURNEY_END: "JOURNEY_END deve essere l'ultimo giorno del viaggio, scritto come 2027-03-31.",
    // In both languages, because this setting is what would have said which.
    OWNER_LANGUAGE:
      "OWNER_LANGUAGE deve essere it (italiano) oppure en (English) · OWNER_LANGUAGE must be it (italiano) or en (English).",
    SPAM_WORDS: "SPAM_WORDS deve essere un elenco di parole separate da virgole, al massimo 5000 caratteri.",
    HOST: "HOST deve essere un indirizzo di rete, per esempio 127.0.0.1 oppure 0.0.0.0.",
    PORT: "PORT deve essere un numero intero fra 0 e 65535.",
    TRUST_PROXY:
      "TRUST_PROXY deve essere il numero di proxy davanti al sito: 0 se non ce n'è nessuno, 1 se ce n'è uno.",
    TILE_URL:
      "TILE_URL deve essere un indirizzo web con {z}, {x} e {y}, per esempio https://tile.openstreetmap.org/{z}/{x}/{y}.png, oppure none, per una mappa solo disegnata.",
    DATABASE_URL:
      "DATABASE_URL deve essere l'indirizzo di un database PostgreSQL, per esempio postgres://nome:password@db.example:5432/giramondo (con ?sslmode=require oppure ?sslmode=verify-full se il server vuole TLS).",
    ADMIN_PASSWORD: "ADMIN_PASSWORD deve contenere una password di almeno {least} caratteri.",
    SUBMIT_LIMIT: "SUBMIT_LIMIT deve essere un numero intero fra 0 e 100000.",
    LOGIN_LIMIT: "LOGIN_LIMIT deve essere un numero intero fra 0 e 100000.",
    PUSH_HOSTS:
      "PUSH_HOSTS deve elencare i nomi di altri servizi di notifica, separati da virgole, per esempio push.example.org.",
    LOG_LEVEL: "LOG_LEVEL deve essere uno di questi: {levels}.",
    PHOTOS_URL:
      "PHOTOS_URL deve dire in quale bucket S3 stanno le foto, come s3://bucket oppure s3://bucket/cartella.",
    S3_ENDPOINT:
      "S3_ENDPOINT deve essere l'indirizzo del server S3, senza il nome del bucket, per esempio https://s3.eu-south-1.amazonaws.com.",
    S3_REGION: "S3_REGION deve essere il nome della regione del server S3, per esempio eu-south-1.",
    S3_ACCESS_KEY_ID: "S3_ACCESS_KEY_ID deve essere la chiave di accesso al server S3, senza spazi.",
    S3_SECRET_ACCESS_KEY: "S3_SECRET_ACCESS_KEY deve essere il segreto di quella chiave, senza spazi.",
  },
  journeyEndsTooEarly: "JOURNEY_END viene prima di JOURNEY_START: controlla le due date.",
  twoPasswords: "ADMIN_PASSWORD e ADMIN_PASSWORD_FILE sono impostate tutte e due: lasciane una sola.",
  passwordFile:
    "ADMIN_PASSWORD_FILE indica un file che non posso leggere ({path}): controlla il percorso e i permessi.",
  photosUrlNeeds: "PHOTOS_URL è impostata, e per leggere e scrivere le foto manca ancora {missing}.",
  photosUrlMissing:
    "{name} è impostata ma PHOTOS_URL no: scrivi dove stanno le foto, come s3://bucket, oppure togli {name}.",
  unknown: "site.env contiene «{name}», che non è un'impostazione: forse è scritta male.",
  misspelt: "site.env contiene «{name}», che non è un'impostazione: intendevi {meant}?",
  ownAuthority:
    "site.env contiene «{name}», che non è un'impostazione: un'autorità tua va fra quelle del sistema, con il certificato in /usr/local/share/ca-certificates (il nome finisce in .crt) e «update-ca-certificates».",
  notALine:
    "In site.env la riga {line} non è un'impostazione: scrivila come NOME=valore, oppure mettile davanti un #.",
  fileUnreadable:
    "Non posso leggere {path}: lancia il comando come l'utente del sito (per esempio con «sudo -u giramondo»), oppure correggi i permessi del file.",
  notAFile: "{path} non è un file: sposta altrove quello che c'è e riprova.",
  heading: "Il sito non è partito, perché qualche impostazione non va:",
} as const;
