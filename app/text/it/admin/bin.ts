import { elideArticles } from "~/text/dates";
import { fill, ofSender } from "~/text/fill";
import { blogPosts, stories } from "./lists";

type Kind = "story" | "blog-post" | "location";

/** The words of the bin. */
export const binText = {
  title: "Cestino",
  lead: "Quello che elimini resta qui per 30 giorni, e lo vedi solo tu. Poi sparisce per sempre, con le foto che non servono ad altro.",
  empty: "Il cestino è vuoto",
  total: { one: "{count} cosa nel cestino", other: "{count} cose nel cestino" },
  kinds: { story: "Storia", "blog-post": "Articolo", location: "Tappa" },
  nameOf: ({ kind, name, withdrawn }: { kind: Kind; name: string | null; withdrawn: boolean }) => {
    if (kind === "story") return ofSender(stories.storyOf, name);
    return withdrawn ? blogPosts.withdrawnTitle : (name ?? "");
  },
  photos: (count: number) => fill(stories.photoCount.other, { count }),
  binned: (moment: string) => elideArticles(`Nel cestino dal ${moment}`),
  restore: "Ripristina",
  restoreAndShow: "Ripristina e mostra",
  remove: "Elimina per sempre",
  emptyAll: "Svuota il cestino",
  question: (item: { kind: Kind; name: string | null; withdrawn: boolean }): string =>
    `Eliminare per sempre «${binText.nameOf(item)}»?`,
  questionAll: (count: number) =>
    count === 1 ? "Eliminare per sempre l’unica cosa nel cestino?" : `Eliminare per sempre ${count} cose?`,
  questionText:
    "L’eliminazione non può essere annullata. Le foto già usate in un articolo o in una tappa restano.",
  gone: "Nel cestino non c’è più.",
};
