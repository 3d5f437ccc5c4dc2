import { useWords } from "~/components/languages/use-words";
import { LanguageLinks } from "~/components/languages/language-links";
import { CapybaraWalking } from "~/components/drawings/capybara-on-the-way";
import { NoticeBanner } from "~/components/forms/notice-banner";
import type { Notice } from "~/text/notice";
import { StoryErrors } from "./story-errors";
import { EnterButton, StoryForm } from "./story-form";
import type { StoryFormState } from "./story-form-state";
import { TagOfStory } from "./tag-of-story";

interface SubmitPageProps {
  /** The form as the page first shows it. */
  state: StoryFormState;
  /** The answer to a form that was not accepted. */
  answer: { notice: Notice | null; state: StoryFormState | null } | null | undefined;
}

/** The page where a finder sends a story: of /submit, and of the receipt of a sighting. */
export function SubmitPage({ state, answer }: SubmitPageProps) {
  const text = useWords().text.storyForm;
  const form = answer?.state ?? state;
  return (
    <main className="page page-beside" id="content">
      <div className="page-aside">
        <EnterButton />
        <LanguageLinks />
        <h1 className="page-title">{text.title}</h1>
        <p className="page-lead">{text.lead}</p>
        {form.code ? <TagOfStory code={form.code} /> : null}
        <CapybaraWalking />
      </div>
      <div>
        {answer?.notice ? (
          <NoticeBanner notice={answer.notice}>
            {answer.state ? <StoryErrors state={answer.state} /> : null}
          </NoticeBanner>
        ) : null}
        <StoryForm key={form.token} state={form} />
        {/* The field for a code stands after the form, because a story needs no code. */}
        {form.code ? null : <TagOfStory code={null} />}
      </div>
    </main>
  );
}
