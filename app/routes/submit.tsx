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
import { pageMeta, productNameIn } from "~/components/layout/page-meta";
import { StoryErrors } from "~/components/story-form/story-errors";
import { StoryForm } from "~/components/story-form/story-form";
import { emptyStoryForm } from "~/components/story-form/story-form-state";
import { TagOfStory } from "~/components/story-form/tag-of-story";
import { newToken } from "~/domain/new-id";
import { readTagCode } from "~/domain/tags/tag-code";
import { answerStoryForm } from "~/http/story-form/answer-story-form.server";
import type { RouteHandle } from "~/http/route-handle";
import { siteOf } from "~/http/site-of.server";
import { storyFormText } from "~/text/it/story-form";
import { styleSheets } from "~/components/layout/style-sheets";
import formStyles from "~/styles/forms/form-pages.css";
import tagCodeStyles from "~/styles/forms/tag-code.css";

export const handle: RouteHandle = { hydrate: true, body: { photos: true }, images: ["blob"] };

export const links = styleSheets(formStyles, tagCodeStyles);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = (args) => {
  const { title, description } = storyFormText(productNameIn(args));
  return pageMeta(args, { title, description });
};

/** `?codice=`: the code of the tag through which somebody comes. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  const url = new URL(request.url);
  return data(
    {
      product: site.facts.productName,
      state: emptyStoryForm(newToken(), readTagCode(url.searchParams.get("codice") ?? "")),
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export const action = ({ request, context }: ActionFunctionArgs) => answerStoryForm(request, context);

/** The page where a finder sends a story. */
export default function Submit() {
  const { product, state } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const text = storyFormText(product);
  const form = answer?.state ?? state;
  return (
    <main className="page page-beside" id="content">
      <div className="page-aside">
        <h1 className="page-title">{text.title}</h1>
        <p className="page-lead">{text.lead}</p>
        {form.code ? <TagOfStory code={form.code} text={text} /> : null}
        <CapybaraWalking />
      </div>
      <div>
        {answer ? (
          <NoticeBanner notice={answer.notice}>
            {answer.state ? <StoryErrors product={product} state={answer.state} /> : null}
          </NoticeBanner>
        ) : null}
        <StoryForm key={form.token} product={product} state={form} />
        {/* After the form: a finder without a code has nothing to do with it. */}
        {form.code ? null : <TagOfStory code={null} text={text} />}
      </div>
    </main>
  );
}
