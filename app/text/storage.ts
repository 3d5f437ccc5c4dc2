/** What the owner reads when the disk is full, or nearly. */
export const storageText = {
  unwritable: {
    title: "Il sito non riesce a salvare",
    text: "Il disco è pieno o non si può scrivere. Chi legge non se ne accorge, ma nessuno può inviare storie e qui non puoi cambiare niente. Libera spazio sul server: poi tutto riprende da solo.",
  },
  littleSpace: (bytes: number) => ({
    title: "Il disco è quasi pieno",
    text: `Restano ${Math.floor(bytes / (1024 * 1024))} MB: libera spazio sul server prima che le storie non trovino più posto.`,
  }),
};
