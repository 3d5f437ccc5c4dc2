import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { PageNotice } from "~/components/admin/page-notice";
import { ManagedTag } from "~/components/admin/tags/managed-tag";
import { NewTagForm } from "~/components/admin/tags/new-tag-form";
import { unlessNotSent } from "~/components/forms/not-sent";
import { EmptyState } from "~/components/layout/empty-state";
import { AddressMissing } from "~/components/tags/address-missing";
import { dayOf } from "~/domain/day";
import { newId } from "~/domain/new-id";
import { listTags } from "~/domain/tags/tags-queries.server";
import { answerTagForm } from "~/http/forms/tag-form.server";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { tagsText as text } from "~/text/it/admin/tags";
import { styleSheets } from "~/components/layout/style-sheets";
import styles from "~/styles/admin/admin-tags.css";

export const links = styleSheets(styles);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const typed = new URL(request.url).searchParams.get("nome") ?? "";
  return {
    tags: await listTags(site),
    today: dayOf(site.now()),
    publicUrl: site.facts.publicUrl,
    form: { token: newId(), name: typed },
  };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await answerTagForm(args, "/admin/cartellini");
  if ("location" in answer) return redirect(answer.location, { headers: answer.headers });
  const { status, ...shown } = answer;
  return data(shown, { status });
}

export const clientAction = clientActionWithNotice("tag-failed");

export const shouldRevalidate = unlessNotSent;

/** The tags that hang on the toy: makes, names and retires them, and shows what came of each. */
export default function Tags() {
  const { tags, today, publicUrl, form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const wrong = answer?.state ?? null;
  const created = wrong?.id === null ? wrong : null;
  const hasSheet = publicUrl !== null && tags.some(({ retired }) => !retired);
  return (
    <section aria-labelledby="tags-title">
      <h2 className="section-title" id="tags-title">
        {text.title}
      </h2>
      <p className="list-item-text tags-lead">{text.lead}</p>
      <PageNotice notice={answer?.notice ?? null} />
      {publicUrl === null ? <AddressMissing /> : null}
      <NewTagForm
        key={created?.token ?? form.token}
        token={created?.token ?? form.token}
        name={created?.name ?? form.name}
        errors={created?.errors}
      />
      {tags.length === 0 ? (
        <EmptyState title={text.empty}>
          <p>{text.emptyHint}</p>
        </EmptyState>
      ) : (
        <>
          <div className="button-row tags-head">
            <p className="list-count">{text.total(tags.length)}</p>
            {hasSheet ? (
              <a className="button button-quiet button-small" href="/admin/cartellini/foglio">
                {text.printAll}
              </a>
            ) : null}
          </div>
          <ul className="list tag-list">
            {tags.map((tag) => (
              <ManagedTag
                key={tag.id}
                tag={tag}
                today={today}
                canPrint={publicUrl !== null}
                wrong={wrong?.id === tag.id ? wrong : null}
              />
            ))}
          </ul>
          <p className="button-note">{text.retireNote}</p>
        </>
      )}
    </section>
  );
}
