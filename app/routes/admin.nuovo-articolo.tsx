import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminRoute } from "~/components/admin/panel/admin-page";
import { useAnswer } from "~/components/form-parts/answers";
import { BlogPostForm } from "~/components/admin/blog-posts/blog-post-form";
import { findClaim } from "~/domain/stories/stories-queries.server";
import { pageAction } from "~/http/answer/page-action.server";
import {
  blogPostPage,
  blogPostFormState,
  createFromPage,
  prefilledBlogPost,
} from "~/http/record-pages/blog-post-page.server";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import type { RouteHandle } from "~/http/route-handle";
import { ownerNotice } from "~/text/owner/notices.server";

export const handle: RouteHandle = {
  owner: true,
  pageName: ({ text }) => text.panel.tabs.newBlogPost,
  body: { keepsWords: true, photos: true },
};

const list = "/admin/articoli";

export async function loader({ request, context: { site, language } }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const drafted = await findDraftedForm({ site, language }, url);
  if (drafted) return { notice: drafted.notice, state: await blogPostFormState(site, drafted) };
  const state = await blogPostFormState(site, {
    language,
    ...(await prefilledBlogPost(site, url, language)),
  });
  const count = String(state.chosen.length);
  return { notice: state.storyId ? ownerNotice(language, "photos-loaded", { count }) : null, state };
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    ...blogPostPage(null),
    run: ({ site, form }) => createFromPage(site, form),
    async done({ post: { id, title, published }, location }, { site, fields: { intent, story } }) {
      const details = { title };
      if (intent === "place" && location) {
        const undo = { to: list, fields: { id, shown: "false", stop: location.id } };
        const claim = story ? await findClaim(site, story) : null;
        return {
          to: claim?.isOpen ? `${list}?creato=${id}` : list,
          notice: "blog-post-on-map",
          details,
          undo,
        };
      }
      if (intent === "place") {
        return { to: `/admin/nuova-location?articolo=${id}`, notice: "place-needed", details };
      }
      const hidden = { notice: "blog-post-hidden-created", details } as const;
      if (intent === "preview") {
        const to = `${list}/${id}/anteprima${story ? "?luogo=chiesto" : ""}`;
        return { to, ...hidden, document: true };
      }
      const to = `${list}?creato=${id}`;
      if (!published) return { to, ...hidden };
      return { to, notice: "blog-post-created", details, undo: { to: list, fields: { id, shown: "false" } } };
    },
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("blog-post-failed");

/** The page with the form that creates a blog post, empty or filled from a story. */
export default function NewBlogPost() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>(loaded);
  return <BlogPostForm state={answer?.state ?? loaded.state} />;
}
