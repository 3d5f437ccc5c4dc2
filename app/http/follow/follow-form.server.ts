import type { ActionFunctionArgs } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { follow, unfollow } from "~/domain/followers/follow.server";
import { readPushKeys } from "~/domain/notifications/channels/targets.server";
import { readSubscription } from "~/domain/notifications/outbox/add-browser.server";
import { done, refused } from "~/domain/result";
import { pageAction } from "~/http/answer/page-action.server";
import { prefixOf, wordsIn } from "~/text/languages.server";
import type { Notice } from "~/text/notice";

/** The address of a page with the form, without the prefix of a language, and the story that the form is about. */
interface Followed {
  path: string;
  storyId: string | null;
}

/** Answers the form by which a browser begins or stops to follow. */
export const followAction = (args: ActionFunctionArgs, followed: Followed) =>
  pageAction(args, {
    async run({ site, context, language, fields }) {
      const subscription = readSubscription(fields.subscription ?? "");
      if (subscription === null) return refused("malformed");
      if (fields.act === "unfollow") return done(await unfollow(site, subscription.endpoint));
      const { storyId } = followed;
      return follow(site, { ...subscription, language, storyId, from: context.client.address });
    },
    done: (_, { fields }) => ({
      to: `${followed.path}?fatto=${fields.act === "unfollow" ? "unfollow" : "follow"}`,
      status: 303,
    }),
    again(_, { site, language }, sentence): { shows: { notice: Notice } } {
      const title = wordsIn(language, site.publicSettings.productName).text.follow.refused;
      return { shows: { notice: { title, text: sentence, failed: true } } };
    },
  });

/** Returns what a page with the form shows. The notice is about the form that led here. */
export async function followPage(
  { request, context }: { request: Request; context: AppLoadContext },
  path: string,
) {
  const { site, language, client } = context;
  const { notices } = wordsIn(language, site.publicSettings.productName).text.follow;
  const act = new URL(request.url).searchParams.get("fatto");
  const notice: Notice | null =
    act === "follow" || act === "unfollow" ? { ...notices[act], failed: false } : null;
  return {
    action: prefixOf(language) + path,
    pushKey: (await readPushKeys(site)).publicKey.toString("base64url"),
    https: client.https,
    notice,
  };
}
