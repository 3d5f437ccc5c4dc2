/** What other sites say of the page that they show an excerpt of. */
export const embedText = (product: string) => ({
  provider: `Il viaggio di ${product}`,
  stopTitle: (city: string, country: string) => `${product} a ${city}, ${country}`,
});

/** Why there is no excerpt. */
export const embedRefusals = {
  malformed:
    "Serve l’indirizzo di un articolo o di una tappa di questo sito, scritto per intero nel parametro url.",
  unknown: "A questo indirizzo non c’è un articolo né una tappa: forse non è più nel diario.",
  onlyJson: "La risposta è soltanto in JSON: togli format, o scrivi format=json.",
};
