import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, Form } from "@remix-run/react";
import { ItemHead } from "~/components/admin/admin-list";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { useAnswer } from "~/components/form-parts/answers";
import { FormButton, PlainLink, Button, SubmitButton } from "~/components/admin/buttons";
import { TextField, type TextFieldProps } from "~/components/form-parts/field";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { EmptyState } from "~/components/layout/empty-state";
import { styleSheets } from "~/components/layout/page-head";
import { AddressWarning } from "~/components/tags/address-warning";
import { dayOf } from "~/domain/day";
import { newId } from "~/domain/new-id";
import { changeTag, createTag, listTags } from "~/domain/tags/tags.server";
import { tagAddressFault } from "~/domain/tags/print-tag.server";
import type { TagInUse } from "~/domain/tags/tag";
import { tagNameMaxLength } from "~/domain/tags/tag-code";
import { pageAction } from "~/http/answer/page-action.server";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import type { RouteHandle } from "~/http/route-handle";
import styles from "~/styles/admin/admin-tags.css";
import { ownerNotice } from "~/text/owner/notices.server";
import { fill } from "~/text/fill";

export const handle: RouteHandle = {
  owner: true,
  pageName: ({ text }) => text.tags.title,
  body: { keepsWords: true },
};

export const links = styleSheets(styles);

const list = "/admin/cartellini";

export async function loader({ request, context: { site, language } }: LoaderFunctionArgs) {
  const drafted = await findDraftedForm({ site, language }, new URL(request.url));
  const { id = null, name = "" } = drafted?.fields ?? {};
  return {
    tags: await listTags(site),
    today: dayOf(site.now()),
    fault: tagAddressFault(site.publicSettings.publicUrl),
    source: site.settings.sourceOf("publicUrl"),
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
    again(_, { language, fields: { id = null, name = "", token = newId() } }, __, { name: errors = [] }) {
      const refusal = ownerNotice(language, errors.length > 0 ? "tag-refused" : "tag-failed");
      return { shows: { notice: refusal, state: { id, token, name, errors } } };
    },
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("tag-failed");

/** The page of the toy's tags: creates, renames and retires tags, and shows their scans and stories. */
export default function Tags() {
  const {
    text: { tags: text },
    plural,
  } = useOwnerWords();
  const { tags, today, fault, source, form } = useLoaderData<typeof loader>();
  // Retiring a tag loads the page anew, too, and leaves the name that is typed for another.
  const answer = useAnswer<typeof action>(tags.map(({ name }) => name).join());
  const typed = answer?.state ?? form;
  const created = typed.id === null ? typed : { ...form, name: "" };
  const hasSheet = fault !== "missing" && tags.some(({ retired }) => !retired);
  return (
    <AdminPage lead={text.lead}>
      <Form key={tags.length} className="new-tag form-sheet" method="post" aria-labelledby="new-tag-title">
        <h3 id="new-tag-title">{text.newTag}</h3>
        <input type="hidden" name="token" value={created.token} />
        <TagNameField id="name" defaultValue={created.name} hint={text.nameHint} errors={created.errors} />
        <SubmitButton to={list} sent={{ token: created.token }} label={text.create} pending={text.creating} />
      </Form>
      {fault === null ? null : <AddressWarning {...{ fault, source }} />}
      {tags.length === 0 ? (
        <EmptyState title={text.empty} hint={text.emptyHint} />
      ) : (
        <>
          <div className="button-row tags-head">
            <p className="list-count">{plural(text.total, tags.length)}</p>
            {hasSheet ? <PlainLink href="/admin/cartellini/foglio" label={text.printAll} /> : null}
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

interface ManagedTagProps {
  tag: TagInUse;
  /** The present day in Rome, `YYYY-MM-DD`. */
  today: string;
  canPrint: boolean;
  /** The refused new name of this tag. Null when none was refused. */
  wrong: { name: string; errors: string[] } | null;
}

/** A tag in the owner's list, drawn as a luggage tag, with its scans, stories and buttons. */
function ManagedTag({ tag, today, canPrint, wrong }: ManagedTagProps) {
  const { text: texts, plural, relativeDay } = useOwnerWords();
  const text = texts.tags;
  const { id, code, name, retired, lastSeen } = tag;
  const sheet = `/admin/cartellini/foglio?codice=${code}`;
  const retirement = retired ? text.restore : text.retire;
  return (
    <li className={retired ? "managed-tag managed-tag-retired" : "managed-tag"}>
      <ItemHead title={name} badge={retired ? text.retired : text.inUse} isOn={!retired} />
      <p className="managed-tag-code">
        <span className="visually-hidden">{text.code}: </span>
        {code}
      </p>
      <p className="card-meta">
        <span>{plural(text.scans, tag.scans)}</span> <span>{plural(text.sightings, tag.sightings)}</span>{" "}
        <span>{plural(text.stories, tag.stories)}</span>
      </p>
      <p>{lastSeen === null ? text.neverSeen : fill(text.lastSeen, { day: relativeDay(lastSeen, today) })}</p>
      <div className="button-row">
        {canPrint && !retired ? (
          <>
            <PlainLink href={`/admin/cartellini/${id}/stampa`} label={text.print} about={name} />{" "}
            <PlainLink href={sheet} label={text.printCopies} about={name} />
          </>
        ) : null}
        {/* It sends the wanted state, so pressing it twice changes nothing. */}
        <FormButton
          fields={{ id }}
          name="retired"
          value={String(!retired)}
          label={retirement}
          aria-label={fill(text.about, { act: retirement, name })}
        />
      </div>
      <details className="rename-tag" key={name} open={wrong !== null}>
        <summary aria-label={fill(text.about, { act: text.rename, name })}>{text.rename}</summary>
        <Form method="post" className="rename-form" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <TagNameField id={`name-${id}`} defaultValue={wrong?.name ?? name} errors={wrong?.errors} />
          <Button label={text.save} />
        </Form>
      </details>
    </li>
  );
}

function TagNameField(field: Omit<TextFieldProps, "name" | "label">) {
  const { text } = useOwnerWords();
  return (
    <TextField
      {...field}
      name="name"
      label={text.tags.name}
      maxLength={tagNameMaxLength}
      autoComplete="off"
    />
  );
}
