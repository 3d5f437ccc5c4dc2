import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useHref, useLoaderData } from "@remix-run/react";
import { FollowInBrowser, followManifest } from "~/components/follow/follow-in-browser";
import { NoticeBanner } from "~/components/form-parts/notice-banner";
import { feedLinks } from "~/components/layout/alternate-links";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { followAction, followPage } from "~/http/follow/follow-form.server";
import type { RouteHandle } from "~/http/route-handle";
import formStyles from "~/styles/forms/form-pages.css";

export const handle: RouteHandle = {
  languages: true,
  sitemap: true,
  script: "/follow.js",
  body: { maxKilobytes: 8 },
};

export const links = () => [...styleSheets(formStyles)(), followManifest];

export const meta: MetaFunction = (args) => {
  const { title, description } = wordsOf(args.matches).text.follow;
  return [...pageMeta(args, { title, description }), ...feedLinks(args)];
};

const path = "/segui";

export const loader = (args: LoaderFunctionArgs) => followPage(args, path);

export const action = (args: ActionFunctionArgs) => followAction(args, { path, storyId: null });

/** The page for people who follow the journey: the feeds, and messages to this browser. */
export default function Follow() {
  const { notice, ...form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { follow: text } = useWords().text;
  const feeds = [useHref("/feed.atom"), useHref("/feed.json")];
  const shown = answer?.notice ?? notice;
  return (
    <main className="page page-narrow" id="content">
      {shown ? <NoticeBanner notice={shown} /> : null}
      <h1 className="page-title">{text.title}</h1>
      <p className="page-lead">{text.lead}</p>
      <section className="prose">
        <h2 className="section-title">{text.pushTitle}</h2>
        <FollowInBrowser {...form} promise={text.push} />
      </section>
      <section className="prose">
        <h2 className="section-title">{text.feedsTitle}</h2>
        <p>{text.feeds}</p>
        <div className="button-row">
          {feeds.map((address) => [
            <a className="button button-quiet" key={address} href={address}>
              {address.replace(/^.*\//, "")}
            </a>,
            " ",
          ])}
        </div>
      </section>
    </main>
  );
}
