/** The help, and sentences about mistakes in a command line. */
export const usage = {
  usage: "Uso: giramondo",
  command: "[comando]",
  commands: "Comandi:",
  arguments: "Argomenti:",
  options: "Opzioni:",
  help: "mostra questo aiuto",
  more: "Per saperne di più di un comando: giramondo help COMANDO",
  settings: `Le impostazioni si leggono dalle variabili d'ambiente o dal file site.env
nella cartella dei dati (DATA_DIR, di solito ./data); nome, contatti e indirizzo anche da /admin.`,
  exitCodes:
    "Codici di uscita: 0 fatto, 1 non riuscito (con una frase che dice perché), 2 comando scritto male.",
  unknownCommand: "«{command}» non è un comando: con «giramondo help» vedi quelli che esistono.",
  meantCommand: "«{command}» non è un comando: intendevi «{meant}»?",
  unknownOption:
    "«{option}» non è un'opzione di «{command}»: con «giramondo {command} --help» vedi quelle che ha.",
  optionTakesNothing: "L'opzione «{option}» di «{command}» si scrive da sola, senza valore.",
  argumentMissing: "A «{command}» manca {name}: con «giramondo {command} --help» vedi come si usa.",
  argumentTooMany:
    "«{command}» non sa che cosa fare di «{extra}»: con «giramondo {command} --help» vedi come si usa.",
} as const;

/** Why a command did not do its work, when the reason is not its own. */
export const failures = {
  fileProblem:
    "Non posso usare {file} ({reason}): controlla il percorso, i permessi e lo spazio sul disco, poi riprova.",
  outputClosed: "Chi leggeva l'uscita ha smesso prima della fine: quello che ha letto non è intero. Riprova.",
  diskFull:
    "Il disco dei dati, o quello in cui scrivo, è pieno: libera un po' di spazio e riprova. I dati del sito non sono cambiati.",
  unexpected:
    "Il comando si è fermato per un problema imprevisto ({message}): riprova, e se succede ancora lancia «giramondo doctor».",
} as const;

/** The commands as the help shows them: arguments and options with their use; `more` only in the long help. */
export const commands = {
  serve: {
    summary: "fa partire il sito (anche senza comando)",
    more: "Si ferma con Ctrl+C, lasciando finire le richieste in corso. Alla prima partenza mostra la password di /admin.",
  },
  "set-password": {
    summary: "cambia la password di /admin e chiude gli accessi aperti",
    more: "La chiede due volte senza mostrarla; se non c'è un terminale legge la prima riga dell'input. Si può usare mentre il sito è in funzione.",
    options: {
      "reset-factor":
        "disattiva anche la verifica in due passaggi, per chi ha perso telefono e codici di riserva",
    },
  },
  backup: {
    summary: "copia tutto il sito in un file, anche mentre è in funzione",
    more: `Dentro ci sono database, foto e site.env, con l'impronta di ogni file. Il file compare con
il suo nome solo quando è completo. Senza terminale tace se va tutto bene.
Contiene storie private: tienilo al sicuro.`,
    arguments: [
      [
        "FILE",
        "il file .tar.gz da creare, una cartella in cui crearne uno con la data nel nome, o «-» per l'uscita",
      ],
    ],
    options: {
      nightly: "FILE è una cartella: ci restano 7 copie giornaliere, 4 settimanali e 12 mensili, controllate",
      force: "anche accanto a copie di un altro sito, o con molto di più",
    },
  },
  verify: {
    summary: "controlla che una copia sia integra, senza cambiare niente",
    arguments: [["FILE", "la copia da controllare"]],
  },
  restore: {
    summary: "rimette il sito com'era in una copia",
    more: `Il sito deve essere fermo. La copia viene controllata tutta prima di toccare qualcosa, e i
dati di prima vengono messi da parte in DATA_DIR/backups.`,
    arguments: [["FILE", "la copia da ripristinare (anche una di DATA_DIR/backups)"]],
    options: { force: "mette da parte il sito che c'è e lo sostituisce" },
  },
  doctor: {
    summary: "controlla dati, spazio, foto, orologio, avvisi e impostazioni, e dice che cosa fare",
    more: "Non cambia niente. Esce con 1 se c'è qualcosa da riparare.",
    options: { health: "chiede solo al sito in funzione se sta bene, in silenzio (per HEALTHCHECK)" },
  },
  notify: {
    summary: "dice come il sito avvisa chi lo cura",
    more: "Si può usare mentre il sito è in funzione. Con --test esce con 1 se una prova non arriva, e dice perché.",
    options: { test: "manda una prova a ogni indirizzo, telefono e computer" },
  },
  update: {
    summary: "mette al posto di questo programma una versione nuova, e torna indietro se non parte",
    more: `Da lanciare come root. Copia il database in DATA_DIR/backups, cambia il programma, fa ripartire il
servizio di systemd e aspetta che risponda. Se viene interrotto, lo stesso comando va avanti.`,
    arguments: [["[FILE]", "l'eseguibile della versione nuova"]],
    options: { back: "torna alla versione di prima, e se serve al database di prima dell'aggiornamento" },
  },
  export: {
    summary: "scrive il sito pubblico come semplici file, per quando il viaggio finisce",
    more: `Pagine, foto e mappa disegnata, con collegamenti relativi: si aprono da qualsiasi server web
e anche dal disco; 404.html è la pagina che un server web mostra per gli indirizzi che non esistono.
Senza moduli e senza /admin. Si può usare mentre il sito è in funzione.`,
    arguments: [["DIR", "la cartella da creare"]],
  },
  "import-demo": {
    summary: "inventa un viaggio di 12 tappe, per vedere il sito prima della prima storia",
    more: "Il sito deve essere fermo. Le foto sono disegnate; quello che c'è già non cambia.",
    options: {
      force: "lo aggiunge anche a un sito in cui c'è già qualcosa di vero",
      remove: "toglie il viaggio inventato, e nient'altro",
    },
  },
  sample: {
    summary: "mostra i file che servono attorno al sito: systemd, Caddy, nginx, copie di sicurezza",
    more: "Senza NOME dice quali sono e dove vanno. Per esempio: giramondo sample Caddyfile > /etc/caddy/Caddyfile",
    arguments: [["[NOME]", "il file da mostrare"]],
  },
  licenses: {
    summary: "mostra le licenze di tutto quello che il programma contiene",
    options: { sbom: "mostra invece l'elenco delle sue parti in formato CycloneDX" },
  },
  version: { summary: "dice quale versione è" },
  help: {
    summary: "mostra questo aiuto, o quello di un comando",
    arguments: [["[COMANDO]", "il comando di cui vuoi sapere di più"]],
  },
} as const;

/**
 * The files that belong around the program on a server, by the name under which they are kept, and what each is for.
 */
export const samples = {
  "giramondo.service": "il servizio di systemd: /etc/systemd/system/giramondo.service",
  Caddyfile: "il proxy Caddy, con il certificato: /etc/caddy/Caddyfile",
  "nginx.conf": "il proxy nginx: /etc/nginx/sites-available/giramondo",
  "haproxy.cfg": "HAProxy davanti a più istanze: /etc/haproxy/haproxy.cfg",
  "giramondo-backup.service": "una copia controllata: /etc/systemd/system/giramondo-backup.service",
  "giramondo-backup.timer": "la stessa copia ogni notte: /etc/systemd/system/giramondo-backup.timer",
} as const;

/** Sentences of `giramondo sample`. */
export const sampleFile = {
  heading: "I file che servono attorno al sito (giramondo sample NOME > FILE):",
  unknown: "«{name}» non è fra i file di esempio: con «giramondo sample» vedi quelli che esistono.",
} as const;
