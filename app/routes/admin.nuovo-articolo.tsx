import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BlogPostForm, type BlogPostFormState } from "~/components/blog-post-form";
import { NoticeBanner } from "~/components/notice-banner";
import { isOwnersFormToken, ownersFormToken } from "~/domain/auth/form-token.server";
import { defaultCountry } from "~/domain/blog-posts/blog-post";
import { createBlogPost } from "~/domain/blog-posts/create-blog-post.server";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { findDraft, keepInDraft } from "~/domain/photos/drafts.server";
import { findStory } from "~/domain/stories/stories-queries.server";
import { flash } from "~/http/flash.server";
import { problem } from "~/http/problem.server";
import { type Upload, readUpload } from "~/http/read-upload.server";
import { isOwner, loginAddress, requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { adminText, blogPostFormText as text } from "~/text/admin";
import { notice } from "~/text/notices";
import { photoSentences } from "~/text/validation";

const address = "/admin/nuovo-articolo";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const { searchParams } = new URL(request.url);
  const draft = await findDraft(site, searchParams.get("draft") ?? "");
  const story = await findStory(site, searchParams.get("story") ?? "");
  const typed = draft?.fields as Record<string, string> | null | undefined;
  const names = (typed?.existingPhotos?.split("\n") ?? searchParams.getAll("photo")).filter(Boolean);
  const { photos: chosen } = await findChosenPhotos(site, names);
  const state: BlogPostFormState = {
    token: await ownersFormToken(site),
    storyId: story?.id ?? typed?.story ?? null,
    values: {
      title: typed?.title ?? (story ? text.promotedTitle(story.city, story.name) : ""),
      authorName: typed?.authorName ?? story?.name ?? "",
      city: typed?.city ?? story?.city ?? "",
      country: typed?.country ?? defaultCountry,
      content: typed?.content ?? story?.story ?? "",
    },
    chosen,
    draft,
    fieldErrors: {},
  };
  return { state, notice: story ? notice("photos-loaded", { count: String(chosen.length) }) : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const site = await siteOf(context);
  const owner = await isOwner(site, request);
  const read = await readUpload(site, request);
  if (!read.ok) {
    const { status, sentence } = problem(read.code);
    return data({ notice: { title: "Errore", text: sentence, failed: true }, state: null }, { status });
  }
  const upload = read.value;
  const { fields, all, files, discard } = upload;
  const unchosen = all("unchoose");
  const form = {
    fields,
    existingPhoto: null,
    existingPhotos: unchosen.includes("*")
      ? []
      : all("existingPhotos").filter((name) => !unchosen.includes(name)),
    storyId: fields.story || null,
    token: fields.token || null,
    draftId: fields.draft || null,
    removed: all("remove"),
    received: files.filter(({ field }) => field === "photo"),
  };
  try {
    if (!owner) {
      if (!(await isOwnersFormToken(site, fields.token ?? ""))) return redirect(loginAddress(address));
      const kept = { ...fields, existingPhotos: form.existingPhotos.join("\n") };
      const { draft } = await keepInDraft(site, { ...form, fields: kept, max: 1, newestWins: true });
      return redirect(loginAddress(`${address}?draft=${draft?.id}`));
    }
    const state = { ...stateOf(upload), chosen: (await findChosenPhotos(site, form.existingPhotos)).photos };
    if (unchosen.length > 0 || form.removed.length > 0) {
      const { draft, refusals } = await keepInDraft(site, {
        ...form,
        fields: undefined,
        max: 1,
        newestWins: true,
      });
      const photo = refusals.map(({ fileName, code }) => photoSentences[code](fileName));
      const removed = { title: text.removedTitle, text: text.removedText, failed: false };
      return { notice: removed, state: { ...state, draft, fieldErrors: { photo } } };
    }
    const result = await createBlogPost(site, form);
    if (result.ok) {
      const { id, title } = result.value;
      return redirect(`/blog/${id}`, {
        headers: { "Set-Cookie": await flash("blog-post-created", { title }) },
      });
    }
    const refusal = { title: text.refusedTitle, text: text.refusedText, failed: true };
    return data(
      { notice: refusal, state: { ...state, draft: result.draft, fieldErrors: result.fieldErrors ?? {} } },
      { status: problem(result.code).status },
    );
  } finally {
    await discard();
  }
}

/** What was typed, to be shown again. */
function stateOf({ fields }: Upload): Pick<BlogPostFormState, "token" | "storyId" | "values"> {
  const { token = "", story, title = "", authorName = "", city = "", country = "", content = "" } = fields;
  return { token, storyId: story || null, values: { title, authorName, city, country, content } };
}

/** The article form, empty or filled by a promotion (spec §2 "Articoli Diario", §4 "Promote"). */
export default function NewBlogPost() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const said = answer?.notice ?? loaded.notice;
  return (
    <section aria-labelledby="article-title">
      <h2 className="section-title" id="article-title">
        {adminText.tabs.newBlogPost}
      </h2>
      {said ? <NoticeBanner notice={said} /> : null}
      <BlogPostForm state={answer?.state ?? loaded.state} />
    </section>
  );
}
