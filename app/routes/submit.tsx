import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CapybaraWalking } from "~/components/drawings/capybara-on-the-way";
import { NoticeBanner } from "~/components/forms/notice-banner";
import { pageMeta } from "~/components/layout/page-meta";
import { LanguageLinks } from "~/components/languages/language-links";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { StoryErrors } from "~/components/story-form/story-errors";
import { EnterButton, StoryForm, storyFormId } from "~/components/story-form/story-form";
import { emptyStoryForm } from "~/components/story-form/story-form-state";
import { TagOfStory } from "~/components/story-form/tag-of-story";
import { newToken } from "~/domain/new-id";
import { submitStory } from "~/domain/stories/submit-story.server";
import { readTagCode } from "~/domain/tags/tag-code";
import { pageAction } from "~/http/answer/page-action.server";
import { addressWithNotice } from "~/http/receipt/receipt-page.server";
import type { RouteHandle } from "~/http/route-handle";
import { storyButtons, storyFormAgain, storyInput } from "~/http/story-form/story-form-answers.server";
import { styleSheets } from "~/components/layout/style-sheets";
import formStyles from "~/styles/forms/form-pages.css";
import tagCodeStyles from "~/styles/forms/tag-code.css";

export const handle: RouteHandle = {
  languages: true,
  sitemap: true,
  languageForm: storyFormId,
  hydrate: true,
  texts: ["storyForm", "tagCode"],
  body: { photos: true },
  images: ["blob"],
};

export const links = styleSheets(formStyles, tagCodeStyles);

/** Lets the browser keep this page. With no-store it would lose the typed words, and could not go back to the form. */
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  all.set("Cache-Control", "private, max-age=0");
  return all;
};

export const meta: MetaFunction = (args) => {
  const { title, description } = wordsOf(args.matches).text.storyForm;
  return pageMeta(args, { title, description });
};

/** Returns an empty form. `?codice=` is the code of the tag that the finder scanned. */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  return { state: emptyStoryForm(newToken(), readTagCode(url.searchParams.get("codice") ?? "")) };
}

/** Receives a story, and leads the sender to its receipt. */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    photos: true,
    refusesUnread: true,
    input: storyInput,
    buttons: storyButtons,
    run: ({ site, form }) => submitStory(site, form),
    done: ({ receipt, leftOut }) => ({ to: addressWithNotice(receipt, "inviata", { leftOut }), status: 303 }),
    again: storyFormAgain,
  });

/** The page where a finder sends a story. */
export default function Submit() {
  const { state } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
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
