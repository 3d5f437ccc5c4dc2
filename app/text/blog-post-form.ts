/** The words of the article form, "Articoli Diario" (spec §2 "/admin"). */
export const blogPostFormText = {
  title: "Titolo",
  author: "Autore",
  city: "Città",
  country: "Paese",
  content: "Contenuto",
  photo: "Foto",
  photoHint: "JPG, PNG fino a 10MB",
  submit: "Crea Articolo",
  pending: "Creazione...",
  promotedTitle: (city: string | null, name: string | null) =>
    `Storia da ${city ?? "un viaggiatore"}: ${name ?? "Anonimo"}`,
};
