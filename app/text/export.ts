/** What `giramondo export` says. */
export const exportText = {
  done: (directory: string, pages: number, photoFiles: number) =>
    `Il sito pubblico è in ${directory}: ${pages} pagine, ${photoFiles} file di foto. Apri index.html, oppure copia la cartella su un qualsiasi server web.`,
  used: (directory: string) =>
    `${directory} c'è già e non è vuota: scegli una cartella nuova, non sovrascrivo niente.`,
  broken: (addresses: string[]) =>
    `Attenzione: questi indirizzi non hanno dato niente, e nelle pagine esportate non funzionano: ${addresses.join(", ")}.`,
};
