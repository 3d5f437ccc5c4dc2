import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { CapybaraWalking } from "~/components/drawings/capybara-on-the-way";
import { NoticeBanner } from "~/components/forms/notice-banner";
import { pageMeta } from "~/components/layout/page-meta";
import { LanguageLinks } from "~/components/layout/language-links";
import { useWords, wordsOf } from "~/components/layout/use-words";
import { StoryErrors } from "~/components/story-form/story-errors";
import { StoryForm } from "~/components/story-form/story-form";
import { type StoryFormState, emptyStoryForm } from "~/components/story-form/story-form-state";
import { StoryThanks } from "~/components/story-form/story-thanks";
import { TagOfStory } from "~/components/story-form/tag-of-story";
import { newId } from "~/domain/new-id";
import { readTagCode } from "~/domain/tags/tag-code";
import { answerStoryForm } from "~/http/story-form/answer-story-form.server";
import type { RouteHandle } from "~/http/route-handle";
import { siteOf } from "~/http/site-of.server";
import { storySentNotice } from "~/http/story-form/story-sent.server";
import { wordsIn } from "~/text/languages.server";
import tagStyles from "~/styles/tag-code.css";
import { languageOf } from "~/http/language-of.server";

export const handle: RouteHandle = {
  languages: true,
  hydrate: true,
  texts: ["storyForm"],
  body: { photos: true },
  images: ["blob"],
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: tagStyles }];

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = (args) => {
  const { title, description } = wordsOf(args.matches).text.storyForm;
  return pageMeta(args, { title, description });
};

/** `?codice=`: the code of the tag through which somebody comes. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  const url = new URL(request.url);
  return data(
    {
      state: emptyStoryForm(newId(), readTagCode(url.searchParams.get("codice") ?? "")),
      thanks: storySentNotice(url, wordsIn(languageOf(request), site.facts.productName)),
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export const action = ({ request, context }: ActionFunctionArgs) => answerStoryForm(request, context);

/** The page where a finder sends a story. */
export default function Submit() {
  const { state, thanks } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [sentNow, setSentNow] = useState<StoryFormState | null>(null);
  const said = sentNow ? null : (answer?.notice ?? thanks);
  const isSent = sentNow !== null || (thanks !== null && !answer);
  const text = useWords().text.storyForm;
  const form = sentNow ?? answer?.state ?? state;
  return (
    <main className="page page-beside" id="content">
      <div className="page-aside">
        <LanguageLinks />
        <h1 className="page-title">{text.title}</h1>
        {isSent ? null : <p className="page-lead">{text.lead}</p>}
        {isSent || !form.code ? null : <TagOfStory code={form.code} />}
        <CapybaraWalking />
      </div>
      <div>
        {said ? (
          <NoticeBanner notice={said}>
            {answer?.state ? <StoryErrors state={answer.state} /> : null}
          </NoticeBanner>
        ) : null}
        {isSent ? <StoryThanks key={`thanks-${form.token}`} focus={sentNow !== null} /> : null}
        <StoryForm
          key={form.token}
          state={form}
          onSent={() => setSentNow(emptyStoryForm(newId(), form.code))}
        />
        {/* After the form: a finder without a code has nothing to do with it. */}
        {isSent || form.code ? null : <TagOfStory code={null} />}
      </div>
    </main>
  );
}
