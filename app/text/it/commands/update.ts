/** Sentences of `giramondo update`. */
export const update = {
  wrongUsage:
    "A «update» serve il FILE della versione nuova, oppure --back da solo: con «giramondo update --help» vedi come si usa.",
  notInstalled:
    "Non trovo il programma installato: systemd non conosce il servizio «giramondo», e questo non è l'eseguibile.",
  ofPackage:
    "{program} è del pacchetto Debian: si aggiorna, e si torna indietro, con «apt-get install ./giramondo_….deb» (per tornare indietro con --allow-downgrades). Non è stato cambiato niente.",
  notWritable:
    "Non posso cambiare i file di {folder}: lancia il comando come root, con «sudo». Non è stato cambiato niente.",
  notGiramondo:
    "{file} non è un Giramondo che può girare qui, oppure è rovinato: per questa macchina serve giramondo-linux-{here}. Non è stato cambiato niente.",
  same: "Il programma è già Giramondo {version}: non c'è niente da cambiare.",
  older:
    "{file} è Giramondo {to}, e qui c'è già il più nuovo {from}: per tornare alla versione di prima c'è «giramondo update --back». Non è stato cambiato niente.",
  fromTo: "Da Giramondo {from} a {to}.",
  copied:
    "La copia del database di prima è {file}; le foto restano dove sono, un aggiornamento non le tocca.",
  looking: "Aspetto che il sito risponda",
  done: "Il sito risponde, con Giramondo {version}. Quello di prima è in {previous}: ci torni con «giramondo update --back».",
  restartYourself:
    "Il programma adesso è Giramondo {version}. Qui systemd non fa girare il sito: se è in funzione, fermalo e fallo ripartire tu.",
  nothingBefore:
    "Non c'è nessuna versione a cui tornare ({previous} non esiste): con «giramondo update FILE» ne metti un'altra.",
  notRestored:
    "Il database di prima ({copy}) non è tornato: il programma è rimasto quello di adesso. Quando hai tolto l'ostacolo, ripeti «giramondo update --back».",
  restored:
    "Il database è di nuovo quello di prima dell'aggiornamento. Quello che è arrivato dopo non è perso: il suo database è in {folder}, e dove sono le sue foto lo dice la partenza del sito. Gli avvisi sono in pausa e chi seguiva il viaggio non è più iscritto.",
  isBack: "Il sito risponde di nuovo, con Giramondo {version}.",
  failed:
    "Giramondo {version} non è partito bene, e il sito è tornato alla versione di prima: le righe qui sopra dicono perché.",
  away: "Il sito non risponde, e il programma è Giramondo {version}: le righe qui sopra dicono perché (se nominano una riga di site.env che non è un'impostazione, toglila e poi «systemctl restart giramondo»).",
} as const;
