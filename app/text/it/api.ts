/** A sentence for each call, by its operation id. */
export const apiCallText = {
  submitStory: "Invia una storia, con al massimo tre foto",
  listLocationsWithPosts: "Le tappe visibili, in ordine di viaggio, ognuna con il suo articolo",
  listBlogPosts: "Gli articoli pubblicati, dal più recente",
  findBlogPost: "Un articolo pubblicato",
  adminStatus: "Dice se chi chiede ha fatto l’accesso",
  adminLogin: "Accesso con la password: la sessione sta in un cookie",
  adminLogout: "Fine della sessione",
  adminListStories: "Le storie ricevute, dalla più recente",
  adminFindStory: "Una storia ricevuta",
  adminChangeStory: "Segna una storia come letta o di nuovo come nuova, e risponde a chi l’ha mandata",
  adminRemoveStory: "Elimina una storia",
  adminListBlogPosts: "Tutti gli articoli, anche nascosti, dal più recente",
  adminCreateBlogPost: "Crea un articolo",
  adminUpdateBlogPost: "Cambia un articolo: solo i campi inviati",
  adminShowOrHideBlogPost: "Mostra o nasconde un articolo",
  adminRemoveBlogPost: "Elimina un articolo",
  adminListLocations: "Tutte le tappe, anche nascoste, dalla più recente",
  adminPlaceLocation: "Crea una tappa",
  adminUpdateLocation: "Cambia una tappa: solo i campi inviati",
  adminShowOrHideLocation: "Mostra o nasconde una tappa",
  adminRemoveLocation: "Elimina una tappa",
  adminEditPhoto: "Ruota una foto o ne copre dei punti, ovunque si veda: la vecchia sparisce",
  adminReadSettings: "Le impostazioni del sito, ognuna con la sua provenienza",
  adminChangeSettings: "Cambia impostazioni; null torna al valore di partenza",
  adminReadBook: "Le scelte per il libro da stampare",
  adminChangeBook: "Cambia le scelte per il libro: solo i campi inviati",
  adminChangePassword: "Cambia la password e chiude gli altri accessi",
  adminListSessions: "Gli accessi aperti, dall’ultimo usato",
  adminEndOtherSessions: "Chiude tutti gli altri accessi",
  adminEndSession: "Chiude un accesso",
  adminFindPlaces: "I luoghi con un certo nome, al massimo dieci, o quello intorno a un punto, entro 10 km",
  adminListSightings: "Gli avvistamenti senza una storia, dal più recente",
  adminRemoveSighting: "Elimina un avvistamento",
  adminListTags: "I cartellini con scansioni, avvistamenti e storie, dal più recente",
  adminCreateTag: "Crea un cartellino con un codice suo",
  adminChangeTag: "Cambia il nome di un cartellino, lo ritira o lo rimette in uso",
  adminReadNotifications: "Come il sito avvisa chi lo cura, e che cosa è stato degli ultimi avvisi",
  adminChangeNotifications: "Cambia dove vanno gli avvisi; null toglie",
  adminTryNotifications: "Manda una prova ovunque, e dice dove è arrivata",
  adminResumeNotifications: "Riprende gli avvisi dopo un ripristino",
  adminAddBrowser: "Attiva gli avvisi nel browser che chiede, con una prova",
  adminRemoveBrowser: "Toglie gli avvisi da un browser",
  extractGps: "Legge dove è stata scattata una foto, senza conservarla",
};

export type ApiCallId = keyof typeof apiCallText;

/** The words of /api, the page for people, and of the OpenAPI document. */
export const apiText = (product: string) => ({
  title: "Le chiamate JSON",
  description: `Le chiamate con cui un programma legge e racconta il viaggio di ${product}.`,
  lead: `Il viaggio di ${product}, anche per i programmi: le stesse cose che fanno le pagine, in JSON.`,
  rules: [
    "Testi senza spazi in testa e in coda, booleani come true e false, campi sconosciuti ignorati; di un campo singolo ripetuto vale l’ultimo.",
    "Un errore è sempre un oggetto con error, una frase pronta da mostrare, e con fieldErrors quando la colpa è di qualche campo.",
    "Le liste arrivano intere. Con ?limit=20 arrivano solo i venti elementi più recenti, con ?before=id solo quelli più vecchi di quell’elemento.",
    "Un corpo deve dire la sua lunghezza (Content-Length); da una pagina di un altro sito si può solo leggere.",
  ],
  forAll: "Per tutti",
  forOwner: "Per chi ha fatto l’accesso",
  document: "La descrizione completa, per i programmi, è in OpenAPI 3.1:",
  documentLink: "openapi.json",
  parameters: {
    limit: "Al massimo tanti elementi, i più recenti",
    before: "Solo ciò che è più vecchio dell’elemento con questo id",
    q: "Il nome di un luogo, o come comincia",
    lat: "La latitudine di un punto, insieme a lng",
    lng: "La longitudine di un punto, insieme a lat",
    "adminListStories.state": "Solo le storie nuove (new), lette (read) o nel diario (diary)",
    "adminListStories.q":
      "Solo le storie con tutte queste parole in nome, città o testo; maiuscole e accenti non contano",
  } as Record<string, string>,
  cookie: "La sessione che si apre con POST /api/admin/login",
  retryAfter: "Secondi dopo i quali riprovare",
  unchanged: "La copia di chi chiede (If-None-Match) è ancora quella giusta",
  sessionCookie: "Il cookie della sessione",
});

/** Why /oembed has no excerpt. */
export const embedRefusals = {
  malformed:
    "Serve l’indirizzo di un articolo o di una tappa di questo sito, scritto per intero nel parametro url.",
  unknown: "A questo indirizzo non c’è un articolo né una tappa: forse non è più nel diario.",
  onlyJson: "La risposta è soltanto in JSON: togli format, o scrivi format=json.",
};
