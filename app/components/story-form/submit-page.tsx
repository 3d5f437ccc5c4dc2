import { CapybaraWalking } from "~/components/drawings/capybara-on-the-way";
import { ErrorSummary, type SummaryField } from "~/components/form-parts/error-summary";
import { NoticeBanner } from "~/components/form-parts/notice-banner";
import { useWords } from "~/components/languages/use-words";
import { styleSheets } from "~/components/layout/page-head";
import { TagCodeForm } from "~/components/tags/tag-code-form";
import { shortStoryFields } from "~/domain/stories/fields";
import { storyMaxPhotos } from "~/domain/stories/story";
import type { ShownWish } from "~/domain/wishes/wish";
import formStyles from "~/styles/forms/form-pages.css";
import tagCodeStyles from "~/styles/forms/tag-code.css";
import { fill } from "~/text/fill";
import type { Notice } from "~/text/notice";
import type { Subject } from "~/text/words";
import { StoryForm, storyFormId } from "./story-form";
import type { StoryFormState } from "./story-form-state";

/** The handle of a page with the story form. */
export const storyFormHandle = {
  languages: true as const,
  hydrate: true as const,
  languageForm: storyFormId,
  texts: ["storyForm", "tagCode"] satisfies Subject[],
  body: { photos: true as const, answersHiddenOrigin: true as const },
  images: ["blob" as const],
};

export const storyFormLinks = styleSheets(formStyles, tagCodeStyles);

interface SubmitPageProps {
  state: StoryFormState;
  /** The open wishes. */
  wishes: ShownWish[];
  /** A typed code that no tag has, or "". */
  unknownCode?: string;
  answer: { notice: Notice | null; state: StoryFormState | null } | null | undefined;
}

/** The page where a finder sends a story, with the form as first shown, or the `answer` to a refused one. */
export function SubmitPage({ state, wishes, unknownCode = "", answer }: SubmitPageProps) {
  const text = useWords().text.storyForm;
  const form = answer?.state ?? state;
  return (
    <main className="page page-beside" id="content">
      <div className="page-aside">
        <h1 className="page-title">{text.title}</h1>
        <p className="page-lead">{text.lead}</p>
        {form.code ? <p className="tag-of-story">{fill(text.tagKnown, { code: form.code })}</p> : null}
        {unknownCode ? <p className="tag-of-story">{fill(text.tagUnknown, { code: unknownCode })}</p> : null}
        <CapybaraWalking />
      </div>
      <div>
        {answer?.notice ? (
          <NoticeBanner notice={answer.notice}>
            {answer.state ? <StoryErrors state={answer.state} /> : null}
          </NoticeBanner>
        ) : null}
        <StoryForm key={form.token} state={form} wishes={wishes} />
        {/* The field for a code stands after the form, because a story needs no code. */}
        {form.code ? null : (
          <details className="tag-of-story">
            <summary>{text.tagQuestion}</summary>
            <TagCodeForm typed={unknownCode} />
          </details>
        )}
      </div>
    </main>
  );
}

/** The mistakes in a refused story form, as links to its fields in the order of the page. */
function StoryErrors({ state }: { state: StoryFormState }) {
  const text = useWords().text.storyForm;
  // When the photos are complete, the page has no file input to link to. It then shows only the sentences.
  const hasPicker = (state.draft?.photos.length ?? 0) < storyMaxPhotos;
  const fields: SummaryField[] = [
    { name: "story", label: text.story },
    { name: "photos", id: hasPicker ? "photos" : "photos-error" },
    ...shortStoryFields.map((field) => ({ name: field, label: text[field] })),
    { name: "consent" },
  ];
  return <ErrorSummary fieldErrors={state.fieldErrors} fields={fields} />;
}
