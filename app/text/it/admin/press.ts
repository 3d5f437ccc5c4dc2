/** The words of /admin/stampa, where the owner releases photos for newspapers and schools. */
export const pressPhotos = {
  title: "Per la stampa",
  lead: "Scegli fino a cinque foto che giornali e scuole possono scaricare e pubblicare.",
  open: "La pagina per la stampa è aperta: ",
  closed:
    "La pagina per la stampa si apre con la prima foto che spunti. Oltre alle foto dice chi è il peluche, i numeri del viaggio e, se è nelle impostazioni, l’indirizzo a cui chiedere.",
  consent: "L’ho fatta io; chi si vede è d’accordo",
  rules:
    "Qui ci sono le foto che hai aggiunto tu, negli articoli pubblicati e nelle tappe visibili. Le foto delle storie non ci sono: chi le ha mandate ha detto sì al sito e ai suoi canali, non ai giornali. Se ritocchi una foto, o nascondi o elimini ciò che la mostra, la spunta va via da sola.",
  save: "Salva",
  pending: "Salvataggio...",
  total: { one: "{count} foto", other: "{count} foto" },
  empty: "Ancora nessuna foto tua",
  emptyHint: "Aggiungine una a un articolo pubblicato o a una tappa visibile: la trovi qui.",
} as const;
