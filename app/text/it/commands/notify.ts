/** Sentences of `giramondo notify` and `giramondo doctor`. */
export const notify = {
  none: "Nessun modo di avvisare è impostato: scrivi NOTIFY_EMAIL e SMTP_URL, oppure NOTIFY_URL, in site.env o in /admin, «Avvisi».",
  mail: "e-mail a {to}, attraverso {server}",
  message: "messaggio a {address}",
  push: { one: "un telefono o computer", other: "{count} telefoni o computer" },
  arrived: "{target}: la prova è arrivata",
  failed: "{target}: la prova non è arrivata. {why}",
  someFailed: "Qualche prova non è arrivata: correggi quello che dicono le righe qui sopra e riprova.",
  hint: "Per mandare una prova: giramondo notify --test",
  paused:
    "Gli avvisi sono in pausa, perché il sito viene da una copia ripristinata: si riattivano in /admin, «Avvisi».",
  mailWell: "Il server di posta {server} accetta il sito.",
  mailProblem: "Il server di posta {server} non va: {why}",
  messageSet: "I messaggi vanno a {address}; la prova è «giramondo notify --test».",
  lastFailed: "Un avviso non arriva ({channel}). {why}",
  channels: { mail: "e-mail", message: "messaggio", push: "telefono o computer" },
} as const;
