import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, Form } from "@remix-run/react";
import { AdminPage } from "~/components/admin/panel/admin-page";
import { ManagedTag, TagNameField } from "~/components/admin/tags/managed-tag";
import { SubmitButton } from "~/components/admin/submit-button";
import { adminRoute } from "~/components/admin/panel/admin-route";
import { EmptyState } from "~/components/layout/empty-state";
import { styleSheets } from "~/components/layout/style-sheets";
import { AddressWarning } from "~/components/tags/address-warning";
import { dayOf } from "~/domain/day";
import { newId } from "~/domain/new-id";
import { changeTag, createTag, listTags } from "~/domain/tags/tags.server";
import { tagAddressFault } from "~/domain/tags/print-tag.server";
import { pageAction } from "~/http/answer/page-action.server";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import type { RouteHandle } from "~/http/route-handle";
import styles from "~/styles/admin/admin-tags.css";
import { notice } from "~/text/it/admin/notices/notices";
import { tagsText as text } from "~/text/it/admin/tags";

export const handle: RouteHandle = { owner: true, pageName: () => text.title, body: { keepsWords: true } };

export const links = styleSheets(styles);

const list = "/admin/cartellini";

export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const drafted = await findDraftedForm(site, new URL(request.url));
  const { id = null, name = "" } = drafted?.fields ?? {};
  return {
    tags: await listTags(site),
    today: dayOf(site.now()),
    fault: tagAddressFault(site.publicSettings.publicUrl),
    notice: drafted?.notice ?? null,
    form: { id, token: newId(), name, errors: [] },
  };
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    signedOut: { words: ["name"], beside: ["id"] },
    run({ site, fields: { id, name = "", token = newId(), retired } }) {
      if (id === undefined) return createTag(site, { fields: { name }, token });
      return changeTag(site, id, retired === undefined ? { name } : { retired: retired === "true" });
    },
    done({ name }, { fields: { id, retired } }) {
      const details = { name };
      if (id === undefined) return { to: list, notice: "tag-created", details };
      if (retired === undefined) return { to: list, notice: "tag-renamed", details };
      const isRetired = retired === "true";
      const undo = { to: list, fields: { id, retired: String(!isRetired) } };
      return { to: list, notice: isRetired ? "tag-retired" : "tag-restored", details, undo };
    },
    again(_, { fields: { id = null, name = "", token = newId() } }, __, { name: errors = [] }) {
      const refusal = notice(errors.length > 0 ? "tag-refused" : "tag-failed");
      return { shows: { notice: refusal, state: { id, token, name, errors } } };
    },
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("tag-failed");

/** The page of the toy's tags: creates, renames and retires tags, and shows their scans and stories. */
export default function Tags() {
  const { tags, today, fault, form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const typed = answer?.state ?? form;
  const created = typed.id === null ? typed : { ...form, name: "" };
  const hasSheet = fault !== "missing" && tags.some(({ retired }) => !retired);
  return (
    <AdminPage lead={text.lead}>
      {fault === null ? null : <AddressWarning fault={fault} />}
      <Form key={created.token} className="new-tag form-sheet" method="post" aria-labelledby="new-tag-title">
        <h3 id="new-tag-title">{text.newTag}</h3>
        <input type="hidden" name="token" value={created.token} />
        <TagNameField id="name" name={created.name} hint={text.nameHint} errors={created.errors} />
        <SubmitButton to={list} intent={{ name: "token" }} pending={text.creating}>
          {text.create}
        </SubmitButton>
      </Form>
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
                canPrint={fault !== "missing"}
                wrong={typed.id === tag.id ? typed : null}
              />
            ))}
          </ul>
          <p className="button-note">{text.retireNote}</p>
        </>
      )}
    </AdminPage>
  );
}
