import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CapybaraWalking } from "~/components/drawings/capybara-on-the-way";
import { NoticeBanner } from "~/components/forms/notice-banner";
import { pageMeta } from "~/components/layout/page-meta";
import { LanguageLinks } from "~/components/languages/language-links";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { StoryErrors } from "~/components/story-form/story-errors";
import { StoryForm } from "~/components/story-form/story-form";
import { emptyStoryForm } from "~/components/story-form/story-form-state";
import { TagOfStory } from "~/components/story-form/tag-of-story";
import { newToken } from "~/domain/new-id";
import { readTagCode } from "~/domain/tags/tag-code";
import { answerStoryForm } from "~/http/story-form/answer-story-form.server";
import type { RouteHandle } from "~/http/route-handle";
import { styleSheets } from "~/components/layout/style-sheets";
import formStyles from "~/styles/forms/form-pages.css";
import tagCodeStyles from "~/styles/forms/tag-code.css";

export const handle: RouteHandle = {
  languages: true,
  hydrate: true,
  texts: ["storyForm", "tagCode"],
  body: { photos: true },
  images: ["blob"],
};

export const links = styleSheets(formStyles, tagCodeStyles);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = (args) => {
  const { title, description } = wordsOf(args.matches).text.storyForm;
  return pageMeta(args, { title, description });
};

/** `?codice=`: the code of the tag through which somebody comes. */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  return data(
    {
      state: emptyStoryForm(newToken(), readTagCode(url.searchParams.get("codice") ?? "")),
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export const action = ({ request, context }: ActionFunctionArgs) => answerStoryForm(request, context);

/** The page where a finder sends a story. */
export default function Submit() {
  const { state } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const text = useWords().text.storyForm;
  const form = answer?.state ?? state;
  return (
    <main className="page page-beside" id="content">
      <div className="page-aside">
        <LanguageLinks />
        <h1 className="page-title">{text.title}</h1>
        <p className="page-lead">{text.lead}</p>
        {form.code ? <TagOfStory code={form.code} /> : null}
        <CapybaraWalking />
      </div>
      <div>
        {answer ? (
          <NoticeBanner notice={answer.notice}>
            {answer.state ? <StoryErrors state={answer.state} /> : null}
          </NoticeBanner>
        ) : null}
        <StoryForm key={form.token} state={form} />
        {/* After the form: a finder without a code has nothing to do with it. */}
        {form.code ? null : <TagOfStory code={null} />}
      </div>
    </main>
  );
}
