import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { AdminPage } from "~/components/admin/panel/admin-page";
import { adminMeta } from "~/components/admin/panel/page-name";
import { whenNotSent } from "~/components/admin/when-not-sent";
import { NextNewStory } from "~/components/admin/stories/next-new-story";
import { StoryDetails } from "~/components/admin/stories/story-details";
import type { NotSent } from "~/components/forms/not-sent";
import { findNewStoryId, findStory } from "~/domain/stories/stories-queries.server";
import { markStory } from "~/domain/stories/story-state.server";
import { attempt, pageAction } from "~/http/answer/page-action.server";

import { isPageVisit } from "~/http/visits/page-visit.server";
import { storiesText } from "~/text/it/admin/lists";
import { storyPageText as text } from "~/text/it/admin/received-stories";
import type { RouteHandle } from "~/http/route-handle";

const nameOf = ({ story }: { story: { name: string | null } | null }) =>
  story ? storiesText.storyOf(story.name ?? storiesText.anonymous) : storiesText.gone;

export const handle: RouteHandle = { owner: true, pageName: nameOf };

export const meta = adminMeta;

const list = "/admin";

/** Reads a story and marks it as read. When the mark cannot be stored, the story is still shown. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { site } = context;
  let story = await findStory(site, params.id ?? "");
  if (story?.readAt === null && isPageVisit(request)) {
    const { id } = story;
    const tried = await attempt(context, () => markStory(site, id, { read: true }));
    if (tried.worked && tried.value.ok) story = tried.value.value;
  }
  const nextId = await findNewStoryId(site);
  return data({ story, nextId }, { status: story ? 200 : 404 });
}

/** Answers 'Segna come nuova'. The next page is the list, because this page would mark the story as read again. */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    run: ({ site }) => markStory(site, args.params.id ?? "", { read: false }),
    done: "story-marked-new",
    failed: "update-failed",
    list,
  });

export const { clientAction, shouldRevalidate } = whenNotSent("update-failed");

/** The page of one received story. */
export default function StoryPage() {
  const { story, nextId } = useLoaderData<typeof loader>();
  const answer = useActionData<NotSent>();
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
      notice={answer?.notice}
    >
      {story ? <StoryDetails key={story.id} story={story} query={search} /> : null}
    </AdminPage>
  );
}
