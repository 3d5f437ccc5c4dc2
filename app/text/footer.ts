/** The words of the footer (spec §2). */
export const footerText = (product: string) => ({
  blurbTitle: "Un esperimento sociale gratuito",
  blurb: `${product} è un peluche che viaggia di mano in mano, senza biglietto e senza fretta. Partecipare non costa nulla: basta trovarlo, raccontarlo e lasciarlo ripartire.`,
  contactTitle: "Scrivimi",
  socialTitle: "Seguimi",
  instagram: "Instagram",
  tiktok: "TikTok",
  disclaimer:
    "Le storie e le foto condivise possono essere pubblicate sui canali social ufficiali del viaggio.",
  copyright: `© 2024 ${product}`,
});
