import { dateAndTime } from "~/text/it/admin/dates";
import { languageName } from "~/text/it/admin/language-names";
import { storiesText, storyStateText } from "~/text/it/admin/lists";

interface ArchivedStory {
  name: string | null;
  city: string | null;
  story: string;
  consentVersion: string;
  consentLanguage: string;
  language: string;
  /** ISO-8601 UTC. */
  createdAt: string;
  state: keyof typeof storyStateText;
  /** The names of its photos in the download. */
  files: string[];
  /** The address of its public article. */
  article: string | null;
}

/** The text of a downloaded story, as people read it. */
export function storyArchiveText(story: ArchivedStory): string {
  const { name, city, createdAt, consentVersion, consentLanguage, language, state, files, article } = story;
  const lines = [
    storiesText.storyOf(name),
    "",
    ...(city ? [`Città: ${city}`] : []),
    `Arrivata: ${dateAndTime(createdAt)}`,
    `Lingua: ${languageName(language)}`,
    `Consenso: dato (versione ${consentVersion} del testo, in ${languageName(consentLanguage)})`,
    `Stato: ${storyStateText[state]}`,
    ...(article ? [`Articolo: ${article}`] : []),
    files.length > 0 ? `Foto: ${files.join(", ")}` : "Foto: nessuna",
    "",
    story.story,
    "",
  ];
  return lines.join("\n");
}
