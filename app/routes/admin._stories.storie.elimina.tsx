import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { whenNotSent } from "~/components/admin/when-not-sent";
import { RemovalConfirmation } from "~/components/admin/removal-confirmation";
import { shortened } from "~/domain/first-characters";
import { orDone } from "~/domain/result";
import { type RemovedStories, removeStories } from "~/domain/stories/remove-story.server";
import { listStoryTitles } from "~/domain/stories/stories-queries.server";
import { pageAction } from "~/http/answer/page-action.server";
import { storiesText } from "~/text/it/admin/lists";
import { storyRemovalText as text } from "~/text/it/admin/received-stories";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { owner: true };

const parameter = "scelta";
const shownCharacters = 80;

const chosenIn = (request: Request) => [...new Set(new URL(request.url).searchParams.getAll(parameter))];

export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const ids = chosenIn(request);
  const stories = (await listStoryTitles(site, ids)).map(({ id, name, story }) => ({
    id,
    name: name ?? storiesText.anonymous,
    beginning: shortened(story, shownCharacters),
  }));
  return { stories, chosen: ids.length };
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    run: async ({ site, request }) => orDone(await removeStories(site, chosenIn(request)), "unknown-story"),
    done: (stories) => ({ notice: "stories-removed", details: stories ? countsOf(stories) : {} }),
    failed: "removal-failed",
    list: "/admin",
    drop: parameter,
  });

const countsOf = ({ removed, removedPhotos, keptPhotos }: RemovedStories) => ({
  count: String(removed),
  removed: String(removedPhotos),
  kept: String(keptPhotos),
});

export const { clientAction, shouldRevalidate } = whenNotSent("removal-failed");

/** The question before the ticked stories are deleted, with a list of these stories. */
export default function RemoveStories() {
  const { stories, chosen } = useLoaderData<typeof loader>();
  const nothing = chosen === 0 ? text.noneChosen : text.gone;
  return (
    <RemovalConfirmation
      question={stories.length > 0 ? text.question(stories.length) : null}
      explanation={stories.length > 0 ? storiesText.questionText : nothing}
      list="/admin"
    >
      {stories.length > 0 ? (
        <ul className="removal-list">
          {stories.map(({ id, name, beginning }) => (
            <li key={id}>
              <strong>{text.of(name)}</strong> {beginning}
            </li>
          ))}
        </ul>
      ) : null}
    </RemovalConfirmation>
  );
}
