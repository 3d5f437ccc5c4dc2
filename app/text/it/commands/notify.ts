const channelNames = { mail: "e-mail", message: "messaggio", push: "telefono o computer" };

/** Sentences of `giramondo notify` and `giramondo doctor`. */
export const notifyCommandText = {
  none: "Nessun modo di avvisare è impostato: scrivi NOTIFY_EMAIL e SMTP_URL, oppure NOTIFY_URL, in site.env o in /admin, «Avvisi».",
  mail: (to: string, server: string) => `e-mail a ${to}, attraverso ${server}`,
  message: (address: string) => `messaggio a ${address}`,
  push: (count: number) => (count === 1 ? "un telefono o computer" : `${count} telefoni o computer`),
  arrived: (target: string) => `${target}: la prova è arrivata`,
  failed: (target: string, why: string) => `${target}: la prova non è arrivata. ${why}`,
  someFailed: "Qualche prova non è arrivata: correggi quello che dicono le righe qui sopra e riprova.",
  hint: "Per mandare una prova: giramondo notify --test",
  paused:
    "Gli avvisi sono in pausa, perché il sito viene da una copia ripristinata: si riattivano in /admin, «Avvisi».",
  mailWell: (server: string) => `Il server di posta ${server} accetta il sito.`,
  mailProblem: (server: string, why: string) => `Il server di posta ${server} non va: ${why}`,
  messageSet: (address: string) => `I messaggi vanno a ${address}; la prova è «giramondo notify --test».`,
  lastFailed: (channel: "mail" | "message" | "push", why: string) =>
    `Un avviso non arriva (${channelNames[channel]}). ${why}`,
};
