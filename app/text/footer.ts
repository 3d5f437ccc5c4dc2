/** The words of the footer (spec §2). */
export const footerText = (product: string) => ({
  copyright: `© 2024 ${product}`,
});
