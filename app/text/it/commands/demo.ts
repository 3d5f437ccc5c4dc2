/** Sentences of `import-demo`. */
export const demo = {
  drawing: "Disegno le foto",
  imported:
    "Fatto: un viaggio inventato di {stops} tappe, con il diario, due storie da promuovere e due avvistamenti. Guardalo con «giramondo serve»; per toglierlo, «giramondo import-demo --remove».",
  removed: "Il viaggio inventato non c'è più. Quello che hai scritto tu è rimasto com'era.",
  already: "Il viaggio inventato c'è già: per toglierlo, «giramondo import-demo --remove».",
  notEmpty:
    "In questo sito c'è già qualcosa di vero ({records}): il viaggio inventato ci si mescolerebbe, nel diario e sulla mappa. Per vederlo a parte indica con DATA_DIR una cartella nuova; per aggiungerlo qui, «giramondo import-demo --force».",
  none: "Non c'è nessun viaggio inventato da togliere.",
} as const;
