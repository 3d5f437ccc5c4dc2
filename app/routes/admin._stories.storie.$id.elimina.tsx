import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { unlessNotSent } from "~/components/forms/not-sent";
import { RemovalConfirmation } from "~/components/admin/removal-confirmation";
import { removeStory } from "~/domain/stories/remove-story.server";
import { findStory } from "~/domain/stories/stories-queries.server";
import { answerOwnerAction } from "~/http/owner-action.server";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { storiesText as text } from "~/text/it/admin/lists";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const story = await findStory(site, params.id ?? "");
  return data({ name: story && (story.name ?? text.anonymous) }, { status: story ? 200 : 404 });
}

export function action(args: ActionFunctionArgs) {
  return answerOwnerAction(args, {
    run: (site) => removeStory(site, args.params.id ?? ""),
    done: "story-removed",
    details: ({ removedPhotos, keptPhotos }) => ({
      removed: String(removedPhotos),
      kept: String(keptPhotos),
    }),
    failed: "removal-failed",
    alreadyDone: "unknown-story",
    list: "/admin",
  });
}

export const clientAction = clientActionWithNotice("removal-failed");

export const shouldRevalidate = unlessNotSent;

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
