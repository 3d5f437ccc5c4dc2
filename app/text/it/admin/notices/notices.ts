/** The owner's notices by their code: title and text of the toasts. */
export const notices = {
  "signed-in": { title: "Login effettuato", text: "Accesso all’area di amministrazione confermato." },
  "signed-in-without-photos": {
    title: "Login effettuato",
    text: "Ecco quello che avevi scritto. Le foto nuove vanno scelte di nuovo.",
  },
  "signed-in-without-secrets": {
    title: "Login effettuato",
    text: "Ecco quello che avevi scritto. Gli indirizzi con una password vanno scritti di nuovo.",
  },
  "sign-in-failed": { title: "Login fallito", text: "Password non corretta", failed: true },
  "sign-in-paused": { title: "Login fallito", text: "{sentence}", failed: true },
  "factor-off": {
    title: "Verifica in due passaggi disattivata",
    text: "Da adesso basta la password.",
  },
  "signed-out": { title: "Logout effettuato", text: "A presto!" },
  "photos-loaded": {
    title: "Storia pronta da pubblicare",
    text: {
      zero: "Nessuna foto caricata: puoi aggiungerne una qui sotto.",
      one: "1 foto caricata nell’articolo.",
      other: "{count} foto caricate nell’articolo.",
    },
  },
  "form-restored": {
    title: "Eccoti di nuovo",
    text: "Quello che avevi scritto è ancora qui: controlla e invia.",
  },
  "form-refused": { title: "Errore", text: "{sentence}", failed: true },
  "photo-removed": { title: "Foto tolta", text: "Il resto è come l’hai lasciato." },
  "photo-and-point-removed": {
    title: "Foto tolta",
    text: "Con lei ho tolto le sue coordinate; il resto è come l’hai lasciato.",
  },
  "photo-moved": { title: "Foto spostata", text: "Il resto è come l’hai lasciato." },
  "date-taken": { title: "Data della foto", text: "Il resto è come l’hai lasciato." },
  "date-odd": {
    title: "Guarda la data",
    text: "Non ho ancora salvato. Il resto è come l’hai lasciato.",
    failed: true,
  },
  "place-open": {
    title: "Non ho ancora pubblicato",
    text: "Guarda prima il luogo: è sopra i pulsanti. Il resto è come l’hai lasciato.",
    failed: true,
  },
  "place-unsaved": {
    title: "Non ho ancora salvato",
    text: "Guarda prima il luogo e la frase accanto. Il resto è come l’hai lasciato.",
    failed: true,
  },
  "blog-post-on-map": {
    title: "Articolo creato!",
    text: "«{title}» è nel diario e sulla mappa.",
  },
  "place-needed": {
    title: "Articolo creato!",
    text: "«{title}» è nel diario: ora scegli qui il suo punto sulla mappa.",
  },
  "blog-post-hidden-created": {
    title: "Articolo salvato!",
    text: "«{title}» è nascosto: lo vedi solo tu.",
  },
  "blog-post-updated": {
    title: "Articolo aggiornato!",
    text: "«{title}» è salvato. {open}",
  },
  "stop-elsewhere": {
    title: "Articolo aggiornato!",
    text: "«{title}» è salvato. {open} Spostala qui, per esempio con «Trova il luogo» o con la mappa.",
  },
  "location-updated": {
    title: "Tappa aggiornata!",
    text: "«{name}» è salvata. {open}",
  },
  "edit-refused": {
    title: "Non ancora salvato",
    text: "Quello che hai scritto è ancora qui: correggi i campi segnalati e riprova.",
    failed: true,
  },
  "changed-meanwhile": {
    title: "È cambiato nel frattempo",
    text: "Un’altra finestra ha salvato una versione più nuova. La tua è ancora qui sotto: confrontale e scegli.",
    failed: true,
  },
  "story-corrected": {
    title: "La storia è cambiata nel frattempo",
    text: "Chi l’ha mandata l’ha corretta. Il tuo articolo è ancora qui sotto: confronta le parole, guarda le foto e scegli.",
    failed: true,
  },
  "gone-meanwhile": {
    title: "Non c’è più",
    text: "Nel frattempo è stato cancellato qui o in un’altra finestra. Quello che hai scritto è ancora qui sotto: puoi copiarlo.",
    failed: true,
  },
  "blog-post-refused": {
    title: "L’articolo non è ancora nel diario",
    text: "Quello che hai scritto è ancora qui: correggi i campi segnalati e riprova.",
    failed: true,
  },
  "blog-post-created": { title: "Articolo creato!", text: "«{title}» è nel diario." },
  "location-refused": {
    title: "La tappa non è ancora sulla mappa",
    text: "Quello che hai scritto è ancora qui: correggi i campi segnalati e riprova.",
    failed: true,
  },
  "location-created": {
    title: "Location creata!",
    text: "«{name}» è sulla mappa. {open}",
  },
  "sighting-removed": {
    title: "Avvistamento eliminato!",
    text: "La sua ricevuta dice che non c’è più.",
  },
  "report-closed": {
    title: "Segnalazione chiusa",
    text: "Fra 30 giorni si cancella da sola.",
  },
  "reported-hidden": {
    title: "Nascosto",
    text: "Chi visita il sito non lo vede più.",
  },
  "story-answered": {
    title: "Risposta salvata!",
    text: "Chi ha mandato la storia la legge sulla sua ricevuta.",
  },
  "story-answer-removed": { title: "Risposta tolta", text: "Sulla ricevuta non c’è più." },
  "story-removed": {
    title: "Storia eliminata!",
    text: { zero: "Non c’è più.", other: "La storia è nel cestino: per 30 giorni puoi ripristinarla." },
  },
  "stories-removed": {
    title: { one: "Storia eliminata!", other: "Storie eliminate!" },
    text: {
      zero: "Nessuna storia scelta, o non ci sono più.",
      one: "La storia è nel cestino: per 30 giorni puoi ripristinarla.",
      other: "{count} storie sono nel cestino: per 30 giorni puoi ripristinarle.",
    },
  },
  "story-marked-read": { title: "Storia di nuovo letta", text: "Non è più fra le storie nuove." },
  "story-no-spam": { title: "Non è spam", text: "Ora la storia sta con le altre." },
  "story-marked-new": { title: "Segnata come nuova", text: "La ritrovi fra le storie nuove." },
  "blog-post-removed": {
    title: "Articolo eliminato!",
    text: {
      zero: "Non c’è più.",
      other: "È nel cestino: per 30 giorni puoi ripristinarlo. Se ha una tappa, resta sulla mappa.",
    },
  },
  "location-removed": {
    title: "Location eliminata!",
    text: { zero: "Non c’è più.", other: "La tappa è nel cestino: per 30 giorni puoi ripristinarla." },
  },
  "stories-restored": {
    title: "Ripristinato dal cestino!",
    text: {
      one: "La storia è di nuovo fra quelle ricevute.",
      other: "Le storie sono di nuovo fra quelle ricevute.",
    },
  },
  "restored-as-before": { title: "Ripristinato dal cestino!", text: "È di nuovo nella sua lista, com’era." },
  "restored-and-shown": {
    title: "Ripristinato dal cestino!",
    text: "È di nuovo nella sua lista, e lo vedono tutti.",
  },
  "restored-hidden": {
    title: "Ripristinato dal cestino!",
    text: "È di nuovo nella sua lista, nascosto: lo vedi solo tu.",
  },
  "bin-removed": {
    title: "Eliminato per sempre!",
    text: "Non c’è più, con le foto che non servivano ad altro.",
  },
  "bin-emptied": {
    title: "Cestino vuoto!",
    text: "Non c’è più niente, e le foto che non servivano ad altro sono sparite.",
  },
  "blog-post-shown": { title: "Articolo mostrato!", text: "Ora tutti possono leggerlo." },
  "blog-post-hidden": {
    title: "Articolo nascosto!",
    text: "Ora lo vedi solo tu. Se ha una tappa, resta sulla mappa con il suo nome e la sua foto.",
  },
  "order-changed": {
    title: "Ordine cambiato!",
    text: "Vale nel diario, sulla mappa e nel libro, per l’articolo e per la sua tappa.",
  },
  "blog-post-and-stop-shown": {
    title: "Articolo mostrato!",
    text: "Ora tutti possono leggerlo, e la sua tappa è sulla mappa.",
  },
  "blog-post-and-stop-hidden": {
    title: "Articolo nascosto!",
    text: "Ora lo vedi solo tu, e anche la sua tappa: non è più sulla mappa.",
  },
  "points-rounded": {
    title: "Punti arrotondati!",
    text: "Chi legge vede queste tappe entro circa 1 km.",
  },
  "points-kept": { title: "Va bene", text: "I punti restano esatti: non te lo chiedo più." },
  "location-shown": { title: "Location mostrata!", text: "Ora è sulla mappa di tutti." },
  "location-hidden": { title: "Location nascosta!", text: "Ora la vedi solo tu." },
} as const;
