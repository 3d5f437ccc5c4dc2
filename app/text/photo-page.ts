/** The words around one photo of an article (spec §2 "lightbox"). */
export const photoPageText = {
  previous: "Precedente",
  next: "Successiva",
  close: "Chiudi",
  counter: (n: number | string, total: number) => `${n} di ${total}`,
  bar: "Foto dell’articolo",
  toDiary: "Torna al diario",
  missingTitle: "Questa foto non c’è",
  missingText: "L’articolo è stato tolto dal diario, oppure ha meno foto.",
};
