/** The page for people who follow the journey, and the same for one story. */
export const follow = {
  title: "Segui il viaggio",
  description: "Come sapere quando nel diario di {product} c’è una storia nuova.",
  lead: "Due modi per sapere quando c’è una storia nuova, senza lasciare la tua e-mail.",
  pushTitle: "Su questo telefono o computer",
  push: "Quando nel diario c’è una storia nuova te lo dice questo browser, al massimo una volta al giorno.",
  story:
    "Quando la tua storia entra nel diario te lo dice questo browser, una volta sola. Fino ad allora il sito ricorda quale storia aspetti.",
  start: "Avvisami su questo dispositivo",
  stop: "Non avvisarmi più",
  needs:
    "Qui gli avvisi non funzionano: prova con un altro browser, o segui il viaggio con un lettore di feed.",
  iphone:
    "Su iPhone e iPad (da iOS 16.4): tocca «Condividi», poi «Aggiungi alla schermata Home», e apri il sito da lì.",
  stored:
    "Il sito conserva l’indirizzo che il browser dà per gli avvisi, le sue chiavi, la lingua e il giorno.",
  denied: "Il browser blocca gli avvisi di questo sito: permettili nelle sue impostazioni, poi riprova.",
  notEnabled: "Il browser non è riuscito ad attivare gli avvisi: riprova, o prova con un altro browser.",
  feedsTitle: "Con un lettore di feed",
  feeds: "Copia uno di questi indirizzi nel tuo lettore: le storie nuove arrivano da sole.",
  offer: "Avvisami quando è nel diario",
  offerTitle: "Ti avviso io",
  back: "Torna alla ricevuta",
  notices: {
    follow: {
      title: "Quasi fatto",
      text: "Fra pochi secondi arriva il primo avviso. Se non arriva, premi di nuovo.",
    },
    unfollow: { title: "Fatto", text: "Questo browser non riceve più avvisi." },
  },
  refused: "Non ancora attivo",
} as const;

/** The words of the messages, which the service worker shows. */
export const pushWords = {
  hello: { title: "Gli avvisi funzionano", body: "Quando c’è qualcosa da leggere, arriva qui." },
  article: { title: "C’è una storia nuova nel diario", body: "Tocca per leggerla." },
  diary: { title: "Sei nel diario!", body: "La tua storia è pubblicata: tocca per leggerla." },
} as const;
