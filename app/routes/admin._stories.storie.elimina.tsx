import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { unlessNotSent } from "~/components/forms/not-sent";
import { RemovalConfirmation } from "~/components/admin/removal-confirmation";
import { shortened } from "~/domain/first-characters";
import { removeStories } from "~/domain/stories/remove-story.server";
import { listStoryTitles } from "~/domain/stories/stories-queries.server";
import { answerOwnerAction } from "~/http/owner-action.server";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { storiesText } from "~/text/it/admin/lists";
import { storyRemovalText as text } from "~/text/it/admin/received-stories";

const parameter = "scelta";
const shownCharacters = 80;

const chosenIn = (request: Request) => [...new Set(new URL(request.url).searchParams.getAll(parameter))];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const ids = chosenIn(request);
  const stories = (await listStoryTitles(site, ids)).map(({ id, name, story }) => ({
    id,
    name: name ?? storiesText.anonymous,
    beginning: shortened(story, shownCharacters),
  }));
  return { stories, chosen: ids.length };
}

export function action(args: ActionFunctionArgs) {
  return answerOwnerAction(args, {
    run: (site) => removeStories(site, chosenIn(args.request)),
    done: "stories-removed",
    details: ({ removed, removedPhotos, keptPhotos }) => ({
      count: String(removed),
      removed: String(removedPhotos),
      kept: String(keptPhotos),
    }),
    failed: "removal-failed",
    alreadyDone: "unknown-story",
    list: "/admin",
    drop: parameter,
  });
}

export const clientAction = clientActionWithNotice("removal-failed");

export const shouldRevalidate = unlessNotSent;

/** Asks once before the ticked stories are deleted, and says which they are. */
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
