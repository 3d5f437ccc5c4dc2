import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PlainLink, Button } from "~/components/admin/buttons";
import { FullBlogPost } from "~/components/blog-posts/full-blog-post";
import { ownerWordsOf, useOwnerWords } from "~/components/languages/use-owner-words";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { photoUrl } from "~/domain/photos/photo";
import { withDraftChanges, returnFormAddress } from "~/http/record-pages/left-form.server";
import type { RouteHandle } from "~/http/route-handle";
import cardStyles from "~/styles/diary/cards.css";
import blogPostStyles from "~/styles/diary/blog-post.css";
import dialogStyles from "~/styles/dialog.css";
import previewStyles from "~/styles/diary/preview.css";

export const handle: RouteHandle = { owner: true, panel: true, footer: false, prefetch: false };

export const links = styleSheets(cardStyles, blogPostStyles, dialogStyles, previewStyles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { title, description } = ownerWordsOf(args).text.preview;
  return pageMeta(args, { title, description, hidden: true });
};

export async function loader({ request, params, context: { site } }: LoaderFunctionArgs) {
  const post = await findBlogPost(site, params.id ?? "");
  if (!post || post.withdrawn) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const form = returnFormAddress(searchParams);
  const shown = form ? await withDraftChanges(site, post, new URL(form, request.url)) : post;
  return { post: shown, form, asked: searchParams.has("luogo") };
}

/** The preview of a blog post, as visitors will see it, also with changes that are not saved. */
export default function BlogPostPreview() {
  const text = useOwnerWords().text.preview;
  const { post, form, asked } = useLoaderData<typeof loader>();
  return (
    <main className="page" id="content">
      <aside className="preview-bar" aria-label={text.title}>
        <p>{form ? text.unsaved : post.published ? text.published : text.description}</p>
        {form ? (
          <PlainLink look="small-main" href={form} label={text.toForm} />
        ) : (
          <div className="button-row">
            {post.published ? null : (
              <form method="post" action="/admin/articoli">
                <input type="hidden" name="id" value={post.id} />
                {asked ? <input type="hidden" name="askedPlace" value="" /> : null}
                <Button look="small-main" name="shown" value="true" label={text.publish} />
              </form>
            )}{" "}
            <PlainLink href={`/admin/articoli/${post.id}`} label={text.edit} />{" "}
            <PlainLink href="/admin/articoli" label={text.list} />
          </div>
        )}
      </aside>
      <FullBlogPost post={post} photoAddress={(photo) => photoUrl(photo.name)} />
    </main>
  );
}
