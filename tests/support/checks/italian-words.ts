/** Two hundred words that Italian sentences and buttons have, and no English one. */
const words = `
il lo gli della delle dello degli dell nel nella nelle nei dal dalla dalle dai sul sulla sulle al alla alle agli
che chi cui di da uno non con senza fra quando perché perciò oppure anche ancora già sempre mai 
soltanto adesso oggi ieri domani dopo prima poi qui qua sono sei è hanno ho hai abbiamo puoi può possono devi
deve fai fatto vuoi vuole questo questa questi queste quello quella quelli quelle suo sua suoi tuo tua tuoi
nostro loro ogni tutto tutta tutti tutte altro altra altri altre nessuno nessuna niente qualcuno qualcosa troppo
troppi molti pochi più meno storia storie articolo articoli tappa tappe cartellino cartellini avvistamento
avvistamenti ricevuta segnalazione segnalazioni cestino impostazioni avvisi libro pannello accesso accedi esci
elimina eliminare eliminato togli mostra nascondi nascosto nascosta modifica leggi vedi cerca chiudi copri salva
salvataggio invia annulla ripristina svuota rimetti scegli scegliere scrivi premi riprova aspetta attesa torna
apri aggiungi sposta crea creazione pubblica pubblicato promuovi anteprima ritocca stampa foglio codice nuova
nuovo nuove nuovi letta lette ritirata ritirate sospette ricevute titolo autore città paese giorno giorni mese
anno luogo foto coordinate latitudine longitudine descrizione copertina lingua formato copia errore
gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre attivo attivi scaduto telefoni indirizzo indirizzi
ultimo ultima ultimi chiave verifica pagina messaggio messaggi
`;

const listed = words.trim().split(/\s+/);

/** Returns the first Italian word in a text; undefined when there is none. */
export function italianWordIn(text: string): string | undefined {
  const pattern = new RegExp(`(?<![\\p{L}/.@])(?:${listed.join("|")})(?![\\p{L}@])`, "iu");
  return pattern.exec(text)?.[0];
}
