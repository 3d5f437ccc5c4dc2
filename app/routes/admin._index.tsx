import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/components/empty-state";
import { LoginForm } from "~/components/login-form";
import { NoticeBanner } from "~/components/notice-banner";
import { ReceivedStory } from "~/components/received-story";
import { countStories, listStories } from "~/domain/stories/stories-queries.server";
import { signInWithForm } from "~/http/authenticator.server";
import { flash } from "~/http/flash.server";
import { problem } from "~/http/problem.server";
import { isOwner, returnAddress, sessionCookie } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { adminText, storiesText } from "~/text/admin";
import { notice } from "~/text/notices";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  if (await isOwner(site, request)) {
    const [stories, total] = await Promise.all([listStories(site), countStories(site)]);
    return { owner: true as const, stories, total };
  }
  const wanted = new URL(request.url).searchParams.get("ritorno");
  return { owner: false as const, returnTo: returnAddress(wanted), expired: wanted !== null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const site = await siteOf(context);
  const returnTo = returnAddress(new URL(request.url).searchParams.get("ritorno"));
  const result = await signInWithForm(site, request);
  if (!result.ok) {
    const { status, sentence } = problem(result.code);
    return data({ notice: notice("sign-in-failed"), errors: [sentence] }, { status });
  }
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionCookie(result.value.token, context));
  headers.append("Set-Cookie", await flash("signed-in"));
  return redirect(returnTo, { headers });
}

/** The login, or 'Storie Ricevute' for the owner (spec §2 "/admin"). */
export default function AdminIndex() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!page.owner) {
    return (
      <>
        <h1 className="page-title">{adminText.login.title}</h1>
        {page.expired && !answer ? <p className="page-lead">{adminText.login.expired}</p> : null}
        {answer ? <NoticeBanner notice={answer.notice} /> : null}
        <LoginForm returnTo={page.returnTo} errors={answer?.errors} />
      </>
    );
  }
  const { stories, total } = page;
  return (
    <section aria-labelledby="stories-title">
      <h2 className="section-title" id="stories-title">
        {adminText.tabs.stories}
      </h2>
      {total === 0 ? (
        <EmptyState title={storiesText.empty}>
          <p>{storiesText.emptyHint}</p>
        </EmptyState>
      ) : (
        <>
          <p className="list-count">{storiesText.total(total)}</p>
          <ul className="list">
            {stories.map((story) => (
              <ReceivedStory key={story.id} story={story} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
