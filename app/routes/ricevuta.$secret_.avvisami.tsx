import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FollowInBrowser, followManifest } from "~/components/follow/follow-in-browser";
import { NoticeBanner } from "~/components/form-parts/notice-banner";
import { secretMeta, styleSheets } from "~/components/layout/page-head";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { followAction, followPage } from "~/http/follow/follow-form.server";
import { receiptOf } from "~/http/receipt/receipt-page.server";
import type { RouteHandle } from "~/http/route-handle";
import formStyles from "~/styles/forms/form-pages.css";
import receiptStyles from "~/styles/receipt.css";

export const handle: RouteHandle = {
  languages: true,
  secretAddress: true,
  script: "/follow.js",
  body: { maxKilobytes: 8 },
  prefetch: false,
};

export const links = () => [...styleSheets(formStyles, receiptStyles)(), followManifest];

export const meta: MetaFunction = (args) => secretMeta(args, wordsOf(args.matches).text.follow.offerTitle);

/** Returns the story that is not in the diary yet. Without one it throws a redirect to the receipt. */
async function awaited(args: LoaderFunctionArgs) {
  const { opened, path } = await receiptOf(args);
  if (opened.state !== "story" || opened.story.blogPost) throw redirect(path, 303);
  return { storyId: opened.storyId, path: `${path}/avvisami` };
}

export const loader = async (args: LoaderFunctionArgs) => followPage(args, (await awaited(args)).path);

/** Stores that this browser waits for the story. */
export const action = async (args: LoaderFunctionArgs) => followAction(args, await awaited(args));

/** The page on which a finder's browser asks for one message: that the story is in the diary. */
export default function AwaitStory() {
  const { notice, ...form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { follow: text } = useWords().text;
  const shown = answer?.notice ?? notice;
  return (
    <main className="page page-narrow" id="content">
      {shown ? <NoticeBanner notice={shown} /> : null}
      <h1 className="page-title">{text.offerTitle}</h1>
      <section className="prose">
        <FollowInBrowser {...form} promise={text.story} />
        <p>
          <a href={form.action.replace(/\/avvisami$/, "")}>{text.back}</a>
        </p>
      </section>
    </main>
  );
}
