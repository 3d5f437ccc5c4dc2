/**
 * The words of the privacy page: paragraphs of named sentences. {tilesFrom}: the host that the map's tiles come from;
 * {owner}: who looks after the journey. The page leaves out the sentences that are not true of its site.
 */
export const privacy = {
  title: "La tua privacy",
  description:
    "Che cosa tiene questo sito di chi racconta una storia di {product}, dove, per quanto tempo e chi lo vede.",
  lead: "In parole semplici: che cosa tengo, dove, per quanto tempo, chi lo vede e come riprendertelo.",
  changed:
    "Ultima modifica di questa pagina: {day}. Se le lingue non dicono la stessa cosa, vale l’italiano.",
  tilesPolicy: "Che cosa ne fa chi serve la mappa",
  sections: {
    looking: {
      title: "Se guardi soltanto",
      text: [
        {
          asked: "Non ti chiedo niente e non ti do nessun cookie. Non ci sono statistiche né pubblicità.",
          own: "Caratteri e immagini vengono da questo sito.",
          ownButTiles: "Caratteri e immagini vengono da questo sito, tranne quelle della mappa dettagliata.",
          address:
            "Il programma del sito non annota il tuo indirizzo IP. Il server web che gli sta davanti, o chi ospita il sito, può tenere un registro tecnico con quell’indirizzo.",
        },
        {
          like: "Il «Mi Piace» di un articolo resta nel tuo browser: non parte nessun messaggio.",
          tag: "Ogni apertura della pagina di un cartellino aggiunge uno al conto di quel giorno, e nient’altro: non si sa di chi è stata.",
        },
      ],
    },
    map: {
      title: "La mappa",
      text: [
        {
          drawn: "La mappa disegnata arriva da questo sito.",
          tiles:
            "Se il tuo browser usa JavaScript, la mappa dettagliata chiede le sue immagini a {tilesFrom}, che così vede il tuo indirizzo IP, il tuo tipo di browser e che vieni da qui. Senza JavaScript non le chiede.",
        },
      ],
    },
    sending: {
      title: "Se mi mandi una storia",
      text: [
        {
          kept: "Tengo quello che scrivi (la storia e, se vuoi, il nome e la città), le foto, il momento in cui è arrivata, il consenso con la sua versione e la lingua in cui l’hai letto e, se c’era, il codice del cartellino.",
        },
        {
          sighting:
            "Se dal cartellino dici solo dove sono, tengo la città che scrivi, se sono con te o mi hai solo visto, la lingua, il cartellino e il momento. Lo legge chi cura il viaggio. Se ne fa una tappa, diventa pubblico solo il luogo. La storia che mandi dalla ricevuta prende il posto dell’avvistamento; senza una storia l’avvistamento si cancella dopo 90 giorni, e prima puoi ritirarlo dalla ricevuta. Il promemoria è un file per il tuo calendario: qui non ne resta traccia.",
        },
        {
          photos:
            "Le foto vengono rifatte da capo prima di salvarle: le informazioni nascoste nel file non restano. Se una diceva dove e quando è stata scattata, metto da parte il punto, il giorno e l’ora: li vede chi cura il viaggio, e può usarli per segnare la tappa. Sulla mappa la tappa la vedono tutti.",
        },
        {
          typed:
            "Mentre scrivi, il browser può tenere le tue parole in questa scheda, finché la storia non è arrivata e per 24 ore al massimo.",
          draft:
            "Se l’invio non riesce o cambi lingua, il sito tiene le foto già arrivate per 24 ore, così non le scegli due volte; poi spariscono.",
        },
        {
          counted:
            "Per fermare chi ne manda a raffica conto gli invii di ogni rete per un’ora al massimo, con un codice cifrato (hash) da cui l’indirizzo non si ricava senza una chiave che resta qui. I codici e le ricevute sbagliati li conto per un quarto d’ora, senza scrivere niente su disco.",
        },
        {
          mail: "Se me la mandi per e-mail, le foto restano nella mia posta con i loro dati nascosti, per esempio il luogo. Scrivi nel messaggio che posso pubblicarla. Lì non c’è una ricevuta: per toglierla, scrivimi.",
        },
      ],
    },
    keeping: {
      title: "Dove sta e chi la vede",
      text: [
        {
          disk: "Sta sul server di questo sito, in una cartella che non è pubblica.",
          wordsOnDisk: "Le parole stanno sul server di questo sito, in una cartella che non è pubblica.",
          database: "Le parole stanno su un server di database, che può essere di un fornitore esterno.",
          photosOnDisk: "Le foto stanno sul server di questo sito, in una cartella che non è pubblica.",
          bucket: "Le foto stanno in un deposito S3, che può essere di un fornitore esterno.",
          seen: "La vede chi cura il viaggio. Diventa pubblico solo quello che sceglie di mettere nel diario, sulla mappa o sui canali social, come dice il consenso che hai dato. Su Instagram e TikTok valgono anche le regole di quei servizi.",
        },
        {
          receipt:
            "Dell’indirizzo della tua ricevuta il sito conserva solo un’impronta: l’indirizzo lo hai solo tu, e chi lo ha può vedere e ritirare la storia. Se chi cura il viaggio ti risponde, la risposta si legge lì e sparisce con la storia.",
        },
        {
          notices: "Quando arriva una storia o un avvistamento, parte un avviso per chi cura il viaggio.",
          brief: "Dice da quale città arriva e quante foto ha.",
          full: "Dice da quale città arriva e quante foto ha; anche il nome e le parole, perché chi cura il viaggio ha scelto così.",
          byMail: "Può andare per e-mail, attraverso i server di posta.",
          byMessage: "Può andare con un messaggio, attraverso il servizio che chi cura il viaggio ha scelto.",
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
            "Chi attiva gli avvisi lascia l’indirizzo che il suo browser dà per le notifiche, le sue chiavi, la lingua e il giorno; chi aspetta una storia, anche quale. Gli avvisi passano cifrati dal servizio del browser, per esempio di Google, Mozilla o Apple, e non contengono parole. «Non avvisarmi più», nella pagina «Segui il viaggio», cancella tutto; un browser che non risponde più viene cancellato da solo, e con una storia ritirata sparisce anche la sua attesa.",
        },
      ],
    },
    howLong: {
      title: "Per quanto tempo",
      text: [
        {
          until: "Finché non la ritiri tu o non la elimina chi cura il viaggio: una scadenza non c’è.",
          reminded:
            "Una volta l’anno il sito ricorda a chi cura il viaggio le storie che non ha mai pubblicato, perché decida se tenerle.",
          deleted:
            "Se la elimina chi cura il viaggio, resta ancora 30 giorni al massimo in un cestino che nessun altro vede; un articolo che ne era nato può restare nel diario con le sue foto: dalla ricevuta puoi ritirare anche quello. Se una storia arrivata senza codice sembra spam, va nel cestino 30 giorni dopo che chi cura il viaggio l’ha vista.",
        },
      ],
    },
    withdrawing: {
      title: "Come ritirarla",
      text: [
        {
          how: "Apri la tua ricevuta, l’indirizzo che hai avuto quando hai inviato la storia, e premi «Ritira la storia». Spariscono subito le parole e le foto, in ogni grandezza, da questo sito e, al più tardi entro un’ora, dai dischi del server e dalle copie che il programma tiene accanto ai suoi dati. L’articolo che ne era nato viene svuotato e nascosto, e non può tornare.",
          stop: "Della tappa resta il luogo, e al posto del suo punto sulla mappa uno arrotondato a circa 10 km.",
          left: "Di te restano un numero senza significato, il giorno del ritiro e un’impronta del modulo: servono a non farla tornare per sbaglio.",
        },
        {
          posts: "Se l’ho pubblicata anche sui miei canali social, la tolgo da lì quando so del ritiro.",
        },
        {
          lost: "Hai perso la ricevuta, o la storia è di prima che ci fossero? Scrivimi e la eliminiamo insieme.",
        },
      ],
    },
    copies: {
      title: "Le copie che non raggiungo",
      text: [
        {
          backups:
            "Le copie di sicurezza che chi cura il viaggio conserva altrove, per esempio su un altro disco, possono contenere ancora una storia ritirata. Con le copie notturne previste dal programma se ne tengono 7 giornaliere, 4 settimanali e 12 mensili: la più vecchia ha circa un anno, poi viene cancellata. Se il sito viene ripristinato da una di queste copie, le storie ritirate non tornano.",
        },
        {
          printed:
            "Un libro del viaggio già stampato resta com’è: in quelli stampati dopo il ritiro la tua storia non c’è più.",
          out: "Non raggiungo nemmeno quello che è già uscito da qui: gli avvisi già mandati a chi cura il viaggio, quello che altri hanno salvato o condiviso, i motori di ricerca. Una foto già aperta può restare nel browser di chi l’ha vista per cinque minuti.",
        },
      ],
    },
    rights: {
      title: "Chi risponde, e che cosa puoi chiedere",
      text: [
        {
          owner: "Di questi dati risponde {owner}, che cura il viaggio.",
          bases:
            "La tua storia è pubblicata perché hai dato il consenso, che puoi ritirare quando vuoi; gli invii sono contati per proteggere il sito (legittimo interesse).",
        },
        {
          ask: "Puoi chiedere di vedere, ricevere, correggere o cancellare i tuoi dati, e di limitarne o fermarne l’uso. Se qualcosa non va, puoi rivolgerti all’autorità per la protezione dei dati del tuo Paese (in Italia il Garante).",
        },
        {
          shown: "Ti riconosci in una foto che non hai mandato tu? Scrivimi: ti copro o la tolgo.",
        },
        {
          report:
            "Se con «Qualcosa non va?» segnali un articolo, una tappa o una foto, tengo che cosa non va, le tue parole, l’indirizzo che lasci per la risposta, la lingua e il momento. Lo legge solo chi cura il viaggio, che riceve un avviso senza le tue parole. La segnalazione si cancella 30 giorni dopo che è stata chiusa, al più tardi dopo 90.",
        },
      ],
    },
  },
} as const;
