import { type LoaderFunctionArgs, data } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { NextNewStory } from "~/components/admin/stories/next-new-story";
import { StoryAnswer } from "~/components/admin/stories/story-answer";
import { StoryDetails } from "~/components/admin/stories/story-details";
import { findNewStoryId, findStory } from "~/domain/stories/stories-queries.server";
import { changeStory } from "~/domain/stories/story-state.server";
import { attempt } from "~/http/answer/page-action.server";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import { changeStoryByForm, readyAnswers } from "~/http/owner-form/story-answer-form.server";

import { isPageVisit } from "~/http/visits/page-visit.server";
import { defaultLanguage } from "~/text/languages.server";
import { storiesText } from "~/text/it/admin/lists";
import { storyPageText as text } from "~/text/it/admin/received-stories";
import type { RouteHandle } from "~/http/route-handle";

const nameOf = ({ story }: { story: { name: string | null } | null }) =>
  story ? storiesText.storyOf(story.name) : storiesText.gone;

export const handle: RouteHandle = { owner: true, pageName: nameOf, body: { keepsWords: true } };

const list = "/admin";

/** Reads a story and marks it as read. When the mark cannot be stored, the story is still shown. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { site } = context;
  let story = await findStory(site, params.id ?? "");
  if (story?.readAt === null && isPageVisit(request)) {
    const { id } = story;
    const changed = await attempt(context, () => changeStory(site, id, { read: true }));
    if (changed.ok) story = changed.value;
  }
  const drafted = await findDraftedForm(site, new URL(request.url));
  const page = {
    story,
    nextId: await findNewStoryId(site),
    notice: drafted?.notice ?? null,
    typed: drafted?.fields.answer ?? null,
    ready: readyAnswers(defaultLanguage),
  };
  return data(page, { status: story ? 200 : 404 });
}

export const action = changeStoryByForm;

export const { clientAction, meta, shouldRevalidate } = adminRoute("update-failed");

/** The page of one received story. */
export default function StoryPage() {
  const { story, nextId, ready, ...loaded } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const typed = answered?.answer ?? loaded.typed;
  const { search } = useLocation();
  return (
    <AdminPage
      className="story-details"
      before={
        <p className="list-line">
          <Link className="story-back" to={list + search}>
            {text.back}
          </Link>
          <NextNewStory id={nextId === story?.id ? null : nextId} />
        </p>
      }
    >
      {story ? (
        <>
          <StoryDetails key={story.id} story={story} query={search} />
          <StoryAnswer story={story} query={search} typed={typed} errors={answered?.errors} ready={ready} />
        </>
      ) : typed ? (
        <p className="list-item-text">
          {text.typedAnswer} {typed}
        </p>
      ) : null}
    </AdminPage>
  );
}
