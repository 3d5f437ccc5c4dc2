import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actionOrNotice } from "~/components/desk/keep-page";
import { ErrorSummary } from "~/components/error-summary";
import { unlessNotSent } from "~/components/not-sent";
import { BlogPostForm, blogPostFields } from "~/components/desk/blog-post-form";
import { PageNotice } from "~/components/desk/page-notice";
import { defaultCountry, longestTitle } from "~/domain/blog-posts/blog-post";
import { createBlogPost } from "~/domain/blog-posts/create-blog-post.server";
import { findDraft } from "~/domain/photos/drafts.server";
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
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { adminText } from "~/text/admin";
import { beginning } from "~/text/beginning";
import { blogPostFormText as text } from "~/text/blog-post-form";
import { notice } from "~/text/notices";

const address = "/admin/nuovo-articolo";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const url = new URL(request.url);
  const kept = await findKeptForm(site, url);
  if (kept) {
    const { values, draft } = kept;
    const shown = await shownForm(site, { existingPhotos: values.all("existingPhotos") }, { draft });
    return { notice: notice("form-restored"), state: { ...shown, ...typedIn(values.fields) } };
  }
  const story = await findStory(site, url.searchParams.get("story") ?? "");
  const shown = await shownForm(site, { existingPhotos: url.searchParams.getAll("photo") });
  const prefilled = typedIn({
    story: story?.id ?? "",
    title: story ? beginning(text.promotedTitle(story.city, story.name), longestTitle) : "",
    authorName: story?.name ?? "",
    city: story?.city ?? "",
    country: defaultCountry,
    content: story?.story ?? "",
  });
  const loaded = { count: String(shown.chosen.length) };
  return { notice: story ? notice("photos-loaded", loaded) : null, state: { ...shown, ...prefilled } };
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
      const shown = await shownForm(site, form, await keepFormsPhoto(site, form));
      return { notice: notice("photo-removed"), state: { ...shown, ...typedIn(fields) } };
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
    const shown = await shownForm(site, form, result ?? { draft: await findDraft(site, form.draftId ?? "") });
    return data(
      {
        notice: notice(result ? "blog-post-refused" : "blog-post-failed"),
        state: { ...shown, ...typedIn(fields) },
      },
      { status: tried.worked ? problem("invalid").status : tried.status },
    );
  } finally {
    await discard();
  }
}

export const clientAction = actionOrNotice("blog-post-failed");

export const shouldRevalidate = unlessNotSent;

/** What was typed, to be shown (again). */
function typedIn(fields: Record<string, string>) {
  const { story, title = "", authorName = "", city = "", country = "", content = "" } = fields;
  return { storyId: story || null, values: { title, authorName, city, country, content } };
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
