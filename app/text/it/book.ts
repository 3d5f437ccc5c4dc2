/** The words of the printed book. */
export const book = {
  title: "Il viaggio di {product}",
  subtitle: "Il diario di {product}, scritto con chi l’ha incontrato",
  route: "La strada fatta",
  online: "Il diario si legge anche qui:",
  qr: "Codice QR di {address}",
} as const;
