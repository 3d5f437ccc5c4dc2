import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { ErrorSummary } from "~/components/forms/error-summary";
import { unlessNotSent } from "~/components/forms/not-sent";
import { BlogPostForm, blogPostFields } from "~/components/admin/blog-posts/blog-post-form";
import { PageNotice } from "~/components/admin/page-notice";
import { defaultCountry, longestTitle } from "~/domain/blog-posts/blog-post";
import { createBlogPost } from "~/domain/blog-posts/create-blog-post.server";
import type { OwnersForm } from "~/domain/judge-form.server";
import { dayOf } from "~/domain/day";
import { findDraft } from "~/domain/photos/drafts.server";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import { flash } from "~/http/flash.server";
import { attempt } from "~/http/owners-act.server";
import {
  findKeptForm,
  keepFormsPhoto,
  ownersForm,
  readOwnersForm,
  shownForm,
} from "~/http/owners-form.server";
import { problem } from "~/http/problem.server";
import type { RouteHandle } from "~/http/route-handle";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { adminText } from "~/text/it/admin";
import { beginning } from "~/domain/beginning";
import { blogPostFormText as text } from "~/text/it/admin-forms";
import { notice } from "~/text/it/notices";

export const handle: RouteHandle = { body: { from: "owner", photos: true } };

const address = "/admin/nuovo-articolo";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const url = new URL(request.url);
  const kept = await findKeptForm(site, url);
  if (kept) {
    const form = { existingPhotos: kept.values.all("existingPhotos") };
    const state = await stateOf(site, kept.values.fields, form, { draft: kept.draft });
    return { notice: notice("form-restored"), state };
  }
  const story = await findStory(site, url.searchParams.get("story") ?? "");
  const prefilled = {
    story: story?.id ?? "",
    title: story ? beginning(text.promotedTitle(story.city, story.name), longestTitle) : "",
    authorName: story?.name ?? "",
    city: story?.city ?? "",
    country: defaultCountry,
    date: dayOf(story ? new Date(story.createdAt) : site.now()),
    content: story?.story ?? "",
  };
  const state = await stateOf(site, prefilled, { existingPhotos: url.searchParams.getAll("photo") });
  const count = String(state.chosen.length);
  return { notice: story ? notice("photos-loaded", { count }) : null, state };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const site = await siteOf(context);
  const read = await readOwnersForm(site, { request, context }, address);
  if (!read.ok) {
    const { status, sentence } = problem(read.code);
    return data({ notice: notice("form-refused", { sentence }), state: null }, { status });
  }
  const { fields, all, discard } = read.value;
  const form = ownersForm(read.value);
  try {
    if (all("unchoose").length > 0 || form.removed.length > 0) {
      const kept = await keepFormsPhoto(site, form);
      return { notice: notice("photo-removed"), state: await stateOf(site, fields, form, kept) };
    }
    const tried = await attempt(context, () =>
      createBlogPost(site, { ...form, storyId: fields.story || null }),
    );
    const result = tried.worked ? tried.value : null;
    if (result?.ok) {
      const { id, title } = result.value;
      const headers = { "Set-Cookie": await flash("blog-post-created", { title }) };
      return redirect(`/admin/articoli?creato=${id}`, { headers });
    }
    const kept = result ?? { draft: await findDraft(site, form.draftId ?? "") };
    return data(
      {
        notice: notice(result ? "blog-post-refused" : "blog-post-failed"),
        state: await stateOf(site, fields, form, kept),
      },
      { status: tried.worked ? problem("invalid").status : tried.status },
    );
  } finally {
    await discard();
  }
}

export const clientAction = clientActionWithNotice("blog-post-failed");

export const shouldRevalidate = unlessNotSent;

/** What the form shows: what was typed, the photos and whose they are, and what was wrong. */
async function stateOf(
  site: Site,
  fields: Record<string, string>,
  form: Partial<OwnersForm>,
  kept?: Parameters<typeof shownForm>[2],
) {
  const { title = "", authorName = "", city = "", country = "" } = fields;
  const { date = "", content = "" } = fields;
  const story = await findStory(site, fields.story ?? "");
  const shown = await shownForm(site, form, kept);
  const own = story?.photos.map(({ name }) => name);
  const names = shown.chosen.map(({ name }) => name);
  return {
    ...shown,
    values: { title, authorName, city, country, date, content },
    storyId: fields.story || null,
    ofOtherStories: own ? names.filter((name) => !own.includes(name)) : [],
  };
}

/** The article form, empty or filled by a promotion (spec §2 "Articoli Diario", §4 "Promote"). */
export default function NewBlogPost() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const state = answer?.state ?? loaded.state;
  return (
    <section aria-labelledby="article-title">
      <h2 className="section-title" id="article-title">
        {adminText.tabs.newBlogPost}
      </h2>
      <PageNotice notice={answer?.notice ?? loaded.notice}>
        <ErrorSummary fieldErrors={state.fieldErrors} fields={blogPostFields} />
      </PageNotice>
      <BlogPostForm state={state} />
    </section>
  );
}
