/**
 * The words of the privacy page. Sentences that are not true of a site are left out. {tilesFrom} is the host of the
 * map's tiles, {owner} the person who looks after the journey.
 */
export const privacy = {
  title: "La tua privacy",
  description:
    "Che cosa tiene questo sito di chi racconta una storia di {product}, dove, per quanto tempo e chi lo vede.",
  changed:
    "Ultima modifica di questa pagina: {day}. Se le lingue non dicono la stessa cosa, vale l’italiano.",
  tilesPolicy: "Che cosa ne fa chi serve la mappa",
  short: {
    kept: {
      title: "Che cosa tengo",
      text: "La tua storia, le foto e, se li scrivi, nome e città. Se guardi soltanto, niente.",
    },
    seen: {
      title: "Chi lo vede",
      text: "Chi cura il viaggio. Tutti gli altri vedono solo quello che pubblica.",
    },
    howLong: {
      title: "Per quanto",
      text: "Finché non lo ritiri tu, o non lo elimina chi cura il viaggio. Una scadenza non c’è.",
    },
    back: { title: "Come lo riprendi", text: "Apri la tua ricevuta e premi «Ritira la storia»." },
    owner: {
      title: "A chi chiedi",
      text: "A {owner}, che cura il viaggio. Qui «io» è {product}: per me risponde {owner}.",
    },
  },
  sections: {
    looking: {
      title: "Se guardi soltanto",
      text: [
        {
          asked:
            "Non ti chiedo niente e non ti do cookie. Conto solo quante volte al giorno si apre la pagina di un cartellino. Non c’è pubblicità.",
          address: "Il programma non annota il tuo indirizzo IP. Può farlo il server web, o chi lo ospita.",
          like: "Il «Mi Piace» resta nel tuo browser.",
        },
        {
          tiles:
            "La mappa dettagliata chiede le immagini a {tilesFrom}. Così si vede da lì il tuo indirizzo IP, il tuo browser e che vieni da qui. Senza JavaScript non chiede niente.",
        },
      ],
    },
    sending: {
      title: "Se mi mandi una storia",
      text: [
        { minors: "Hai meno di 16 anni? Chiedi a un genitore di mandare la storia per te." },
        {
          kept: "Tengo quello che scrivi, le foto, il desiderio scelto, la lingua, l’ora, il consenso con la sua versione e l’eventuale codice del cartellino.",
          photos:
            "Delle foto salvo una copia nuova, senza dati nascosti. Se dicevano dove e quando, lo metto da parte. Lo vede chi cura il viaggio, e può usarlo per segnare la tappa sulla mappa, che è pubblica.",
        },
        {
          sighting:
            "Se dici solo dove sono, tengo la città, la lingua, il cartellino, l’ora e se sono con te. L’avvistamento si cancella dopo 90 giorni, o quando mandi la storia. Prima puoi ritirarlo dalla ricevuta. Pubblico può diventare solo il luogo.",
        },
        {
          draft:
            "Le parole non ancora mandate restano nel browser, le foto già arrivate sul sito: 24 ore al massimo.",
          counted:
            "Per fermare chi manda a raffica conto gli invii di ogni rete per un’ora, e le richieste di avvisi per un giorno. Al posto dell’indirizzo tengo una sigla, da cui nessun altro lo ricava.",
        },
        {
          mail: "Una storia per e-mail resta nella mia posta, con i dati nascosti delle foto. Non ha ricevuta.",
        },
      ],
    },
    keeping: {
      title: "Dove sta e chi la vede",
      text: [
        {
          disk: "La storia sta sul server di questo sito, in una cartella che non è pubblica.",
          wordsOnDisk: "Le parole stanno sul server di questo sito, in una cartella che non è pubblica.",
          database: "Le parole stanno su un server di database, che può essere di un fornitore esterno.",
          photosOnDisk: "Le foto stanno sul server di questo sito, in una cartella che non è pubblica.",
          bucket: "Le foto stanno in un bucket S3, che può essere di un fornitore esterno.",
          seen: "La vede chi cura il viaggio. Pubblico diventa solo quello che sceglie, come dice il consenso. Su Instagram e TikTok valgono anche le loro regole.",
        },
        {
          receipt:
            "L’indirizzo della ricevuta lo hai solo tu: il sito ne tiene solo una sigla. Chi lo ha può vedere e ritirare la storia, e leggere la risposta.",
        },
        {
          notices: "Quando arriva qualcosa, chi cura il viaggio riceve un avviso.",
          brief: "Dice da quale città arriva e quante foto ha.",
          full: "Dice la città, il numero di foto, il nome e le parole, per sua scelta.",
          byMail: "Può andare per e-mail, attraverso i server di posta.",
          byMessage: "Può passare per un servizio di messaggi.",
          byPush:
            "Può andare al suo telefono o computer, cifrato, attraverso il servizio del browser, per esempio di Google, Mozilla o Apple.",
        },
      ],
    },
    following: {
      title: "Se segui il viaggio",
      text: [
        {
          following:
            "Se attivi gli avvisi, il sito tiene l’indirizzo che il browser dà per le notifiche, le sue chiavi, la lingua e il giorno. Se aspetti una storia, ricorda anche quale. Gli avvisi passano cifrati e senza parole dal servizio del browser (Google, Mozilla, Apple). «Non avvisarmi più» cancella tutto.",
        },
      ],
    },
    howLong: {
      title: "Per quanto tempo",
      text: [
        {
          deleted:
            "Se chi cura il viaggio elimina la storia, questa resta 30 giorni al massimo in un cestino. L’articolo nel diario può restare: dalla ricevuta ritiri anche quello.",
          spam: "Una storia senza codice che sembra spam va nel cestino 30 giorni dopo che è stata vista.",
          reminded: "Una volta l’anno un avviso ricorda le storie mai pubblicate.",
        },
      ],
    },
    withdrawing: {
      title: "Come ritirarla",
      text: [
        {
          how: "Premi «Ritira la storia» nella ricevuta. Parole e foto spariscono subito dal sito, entro un’ora dai suoi dischi e dalle sue copie. L’articolo si svuota e non torna.",
          stop: "Della tappa resta il luogo, con un punto arrotondato a circa 10 km.",
          left: "Restano un numero senza significato, il giorno e una sigla del modulo: così la storia non torna per sbaglio.",
        },
        {
          posts: "Quando lo so, tolgo anche quello che ho messo sui miei canali social.",
          lost: "Hai perso la ricevuta? Scrivimi.",
        },
      ],
    },
    copies: {
      title: "Quello che non raggiungo",
      text: [
        {
          backups:
            "Le copie di sicurezza che stanno altrove possono averla ancora. Quelle di ogni notte restano circa un anno.",
        },
        {
          out: "Non raggiungo i libri stampati, gli avvisi già mandati, i motori di ricerca e quello che altri hanno salvato.",
        },
      ],
    },
    rights: {
      title: "Chi risponde, e che cosa puoi chiedere",
      text: [
        {
          bases:
            "Pubblico la tua storia perché hai dato il consenso, e puoi ritirarlo quando vuoi. Conto gli invii per proteggere il sito (legittimo interesse).",
        },
        {
          ask: "Puoi chiedere di vedere, ricevere, correggere o cancellare i tuoi dati, o di limitarne o fermarne l’uso. Puoi rivolgerti all’autorità per la protezione dei dati del tuo Paese (in Italia il Garante).",
        },
        { shown: "Ti riconosci in una foto? Scrivimi: ti copro o la tolgo." },
        {
          report:
            "Se mi segnali qualcosa, tengo il motivo, le tue parole, l’indirizzo per la risposta, la lingua e l’ora. Lo legge solo chi cura il viaggio. La segnalazione si cancella 30 giorni dopo che è stata chiusa, al più tardi dopo 90.",
        },
      ],
    },
  },
} as const;
