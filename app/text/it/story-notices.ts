/** What a notice is about: names and numbers for its words. */
export type Details = Record<string, string>;
export type Words = (details: Details) => { title: string; text: string; failed?: boolean };

/** What is said about sending a story; apart from the owner's notices, so that /submit brings no others. */
export const storyNotices = {
  "story-failed": () => ({
    title: "Errore",
    text: "Si è verificato un errore durante l'invio. Riprova più tardi.",
    failed: true,
  }),
  "story-cut": () => ({
    title: "Il modulo è troppo lungo",
    text: "Ne ho letto solo l’inizio, che è ancora qui: il resto è rimasto fuori. Accorcia quello che hai scritto e, se c’erano foto, sceglile di nuovo.",
    failed: true,
  }),
  "story-waits": ({ when }) => ({
    title: "La storia aspetta ancora un po’",
    text: `Da qui sono già arrivate molte storie nell’ultima ora. Quello che hai scritto e le foto sono ancora qui. ${when}`,
    failed: true,
  }),
  "photos-wait": ({ sentence, when }) => ({
    title: "Le foto aspettano ancora un po’",
    text: `${sentence} Quello che hai scritto è ancora qui. ${when}`,
    failed: true,
  }),
  "story-refused": ({ leftOut }) => ({
    title: "Manca ancora qualcosa",
    text: leftOut
      ? "La storia non è ancora partita. Quello che hai scritto è ancora qui, ma le foto erano troppe: guarda quali ho tenuto, correggi e invia di nuovo."
      : "La storia non è ancora partita. Quello che hai scritto e le foto sono ancora qui: correggi e invia di nuovo.",
    failed: true,
  }),
} satisfies Record<string, Words>;

export function isStoryNotice(code: string): code is keyof typeof storyNotices {
  return Object.hasOwn(storyNotices, code);
}

/** The words of such a notice, as `notice` of `notices` gives them. */
export function storyNotice<Code extends keyof typeof storyNotices>(code: Code, details: Details = {}) {
  const words: Words = storyNotices[code];
  return { code, failed: false, ...words(details) };
}
