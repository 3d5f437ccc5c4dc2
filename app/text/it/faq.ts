/**
 * The words of the FAQ: ten questions, in order. Under the second answer stands the e-mail link, under the sixth that
 * to the privacy page, under the seventh the days of the journey.
 */
export const faq = {
  title: "Domande frequenti",
  description:
    "Chi è {product}, che cosa fare quando lo trovi e come finisce il viaggio: dieci domande, dieci risposte.",
  lead: "Le dieci cose che mi chiedono tutti. Tocca una domanda e ti rispondo.",
  /** The answer to the second question on a site that has no e-mail address. */
  foundByForm:
    "Scattami una foto e scrivi una breve storia del nostro incontro. Mandale con il modulo di questo sito: se porto un cartellino, inquadralo o scrivi il suo codice, così si sa che mi hai incontrato davvero. Poi aiutami a ripartire.",
  questions: [
    {
      question: "Chi è {product}?",
      answer:
        "Sono un capibara di peluche, protagonista di un esperimento sociale: viaggio da una persona all’altra, affidato soltanto alla gentilezza di chi mi trova.",
    },
    {
      question: "Ti ho trovato! Che cosa devo fare?",
      answer:
        "Scattami una foto e scrivi una breve storia del nostro incontro. Mandale per e-mail all’indirizzo qui sotto, oppure con il modulo di questo sito: se porto un cartellino, inquadralo o scrivi il suo codice, così si sa che mi hai incontrato davvero. Poi aiutami a ripartire.",
    },
    {
      question: "Posso tenerti con me?",
      answer:
        "Per un po’, volentieri: un giorno, un fine settimana, una gita. Poi però devi lasciarmi andare, perché qualcun altro mi sta aspettando senza saperlo.",
    },
    {
      question: "Che cosa posso inviarti?",
      answer:
        "Foto e una storia: dove mi hai trovato, dove mi hai portato, che cosa hai provato. Le emozioni contano più della bella scrittura.",
    },
    {
      question: "Dove finiscono le mie foto e la mia storia?",
      answer:
        "Possono essere pubblicate sui profili ufficiali Instagram e TikTok del viaggio e, le più belle, nel diario di questo sito: solo se dai il tuo consenso quando le invii. Con il modulo ottieni anche una ricevuta: dice a che punto è la tua storia, e finché non è nel diario la correggi da lì.",
    },
    {
      question: "E la mia privacy?",
      answer:
        "La rispetto. Raccolgo soltanto quello che scegli tu di mandarmi, e quanto serve a riceverlo: nome e città sono facoltativi. Dalle foto tolgo ogni informazione nascosta prima di salvarle; se una dice dove è stata scattata, quel punto può servire a segnare la tappa sulla mappa. Se cambi idea, con la ricevuta ritiri la storia e le foto in qualsiasi momento.",
    },
    {
      question: "Quanto dura il viaggio?",
      answer: "Undici mesi. Poi torno a casa per l’evento di chiusura.",
    },
    {
      question: "Posso tenerti per sempre?",
      answer:
        "No, sono fatto per viaggiare. Ma se la tua tappa è memorabile, potresti vincere una copia di me tutta tua.",
    },
    {
      question: "Quanti {product} ci sono in giro?",
      answer: "Per ora uno solo: se mi hai trovato, hai trovato proprio me.",
    },
    {
      question: "Che cosa succede alla fine?",
      answer:
        "C’è l’evento di chiusura: una festa aperta a chi ha partecipato, per conoscersi e rileggere insieme tutte le tappe.",
    },
  ],
  /** The seventh answer where both days are set; {days} is a sentence. */
  between: "{days} Poi torno a casa per l’evento di chiusura.",
  privacy: "Che cosa tengo, e per quanto",
  more: "Non hai trovato la risposta?",
} as const;
