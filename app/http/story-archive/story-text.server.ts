import { languageName } from "~/text/owner/language-name";
import type { Story } from "~/domain/stories/story";
import { fill, ofSender } from "~/text/fill";
import { ownerAnswersIn } from "~/text/owner/languages.server";
import type { OwnerWords } from "~/text/words";

interface ArchivedStory extends Story {
  /** The names of its photos in the download. */
  files: string[];
  /** The address of its public article. */
  article: string | null;
}

/** The text of a downloaded story, as people read it, in the owner's language. */
export function storyText({ text: texts, ...words }: OwnerWords, story: ArchivedStory): string {
  const text = ownerAnswersIn(words.language.code).storyArchive;
  const { stories, storyState } = texts;
  const { name, city, createdAt, consentVersion: version, consentLanguage, state, files, article } = story;
  const lines = [
    ofSender(stories.storyOf, name),
    "",
    ...(city ? [fill(text.city, { city })] : []),
    fill(text.arrived, { moment: words.dateAndTime(createdAt) }),
    fill(text.language, { language: languageName(words, story.language) }),
    fill(text.consent, { version, language: languageName(words, consentLanguage) }),
    fill(text.state, { state: storyState[state] }),
    ...(article ? [fill(text.article, { address: article })] : []),
    files.length > 0 ? fill(text.photos, { files: files.join(", ") }) : text.noPhotos,
    "",
    story.story,
    "",
  ];
  return lines.join("\n");
}
