import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { whenNotSent } from "~/components/admin/when-not-sent";
import { RemovalConfirmation } from "~/components/admin/removal-confirmation";
import { orDone } from "~/domain/result";
import { type RemovedStories, removeStory } from "~/domain/stories/remove-story.server";
import { findStory } from "~/domain/stories/stories-queries.server";
import { pageAction } from "~/http/answer/page-action.server";
import { storiesText as text } from "~/text/it/admin/lists";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { owner: true };

export async function loader({ params, context: { site } }: LoaderFunctionArgs) {
  const story = await findStory(site, params.id ?? "");
  return data({ name: story && (story.name ?? text.anonymous) }, { status: story ? 200 : 404 });
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    run: async ({ site }) => orDone(await removeStory(site, args.params.id ?? ""), "unknown-story"),
    done: (story) => ({
      notice: "story-removed",
      details: story ? countsOf(story) : {},
    }),
    failed: "removal-failed",
    list: "/admin",
  });

const countsOf = ({ removedPhotos, keptPhotos }: RemovedStories) => ({
  removed: String(removedPhotos),
  kept: String(keptPhotos),
});

export const { clientAction, shouldRevalidate } = whenNotSent("removal-failed");

/** The confirmation before a story is deleted. */
export default function RemoveStory() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <RemovalConfirmation
      question={name && text.question(name)}
      explanation={name ? text.questionText : text.gone}
      list="/admin"
    />
  );
}
