/** What is left to set after the first start: shown in /admin and at the terminal. */
export const firstStepsText = {
  title: "Prima di far conoscere il sito",
  lead: "Scrivi queste righe nel file site.env, nella cartella dei dati, e fai ripartire il sito. Quando ci sono tutte, questo riquadro sparisce.",
  settings: {
    PRODUCT_NAME: { why: "il nome del peluche", example: "Capi" },
    CONTACT_EMAIL: { why: "l'indirizzo a cui ti scrivono", example: "ciao@capi.example" },
    INSTAGRAM_URL: { why: "il tuo profilo Instagram", example: "https://www.instagram.com/capi" },
    TIKTOK_URL: { why: "il tuo profilo TikTok", example: "https://www.tiktok.com/@capi" },
    PUBLIC_URL: {
      why: "l'indirizzo del sito, come lo scrivono i visitatori",
      example: "https://capi.example",
    },
  },
  terminal: (file: string, names: readonly string[]) =>
    `Adesso apri l'indirizzo qui sopra; poi scrivi in ${file}\n  ${names.join(", ")}\ne fai ripartire il sito. Per vederlo già pieno: «giramondo import-demo».`,
};
