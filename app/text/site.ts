/** What the site is, in one line and in two: for the home page, and for pages that say nothing of themselves. */
export const siteText = (product: string) => ({
  title: `Hai trovato ${product}!`,
  description: `${product} è un capibara di peluche che viaggia di mano in mano. Se l’hai trovato, racconta la tua tappa e aiutalo a ripartire.`,
});
