import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type SerializeFrom,
  data,
  redirect,
} from "@remix-run/node";
import { useLoaderData, Form } from "@remix-run/react";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { ButtonLink, Button, SubmitButton } from "~/components/admin/buttons";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { newId } from "~/domain/new-id";
import { editPhoto } from "~/domain/photos/edits/edit-photo.server";
import { photoEditAddress, writeEdit } from "~/domain/photos/edits/photo-edits";
import { findReplacement } from "~/domain/photos/edits/photo-edits-queries.server";
import { type StoredPhoto, photoLabel } from "~/domain/photos/photo";
import { findPhotosByName, listPhotoUses, storedPhoto } from "~/domain/photos/photos-queries.server";
import type { Site } from "~/domain/site";
import { pageAction, flash } from "~/http/answer/page-action.server";
import { returnFormAddress } from "~/http/record-pages/left-form.server";
import { photoEditQuery, readPhotoEditForm } from "~/http/photo-edits/read-photo-edit-form.server";
import type { RouteHandle } from "~/http/route-handle";
import { ownerNotice } from "~/text/owner/notices.server";
import { fill } from "~/text/fill";
import { ownerWordsIn } from "~/text/owner/languages.server";
import { Choices, FieldErrorList } from "~/components/form-parts/field";
import { PhotoCanvas, PointFields, PhotoUses } from "~/components/admin/photos/photo-edit-parts";
import type { OwnerWords } from "~/text/words";

const nameOf = ({ text: { photoEdit } }: OwnerWords, page: { photo: StoredPhoto } | null) =>
  page ? fill(photoEdit.heading, { label: photoLabel(page.photo.name) }) : photoEdit.gone;

export const handle: RouteHandle = { owner: true, pageName: nameOf };

export async function loader({ request, params, context: { site } }: LoaderFunctionArgs) {
  const name = params.name ?? "";
  const query = new URL(request.url).searchParams;
  const [photo] = await findPhotosByName(site, [name]);
  if (!photo) {
    const to = await addressOfReplacement(site, name, query);
    if (to === null) return data(null, { status: 404 });
    throw redirect(to, { headers: { "Set-Cookie": await flash("photo-replaced") } });
  }
  const form = readPhotoEditForm(query, photo);
  if (form.isChanged) throw redirect(photoEditAddress(name, photoEditQuery(form)));
  const page = {
    photo: storedPhoto(photo),
    uses: await listPhotoUses(site, photo.id),
    form,
    query: photoEditQuery(form).toString(),
    token: newId(),
  };
  return data(page, { status: form.error ? 400 : 200 });
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    input({ request, params }) {
      const query = new URL(request.url).searchParams;
      const { edits, error } = readPhotoEditForm(query, { width: 1, height: 1 });
      return { name: params.name ?? "", query, edits, error };
    },
    buttons({ language, edits, error }) {
      const wrong = error ?? (edits.length === 0 ? "none" : null);
      if (wrong === null) return null;
      const said = { sentence: ownerWordsIn(language, "").text.photoEdit.errors[wrong] };
      return { shows: { notice: ownerNotice(language, "photo-edit-refused", said) }, status: 400 };
    },
    run: ({ site, name, edits, fields: { token } }) => editPhoto(site, { name, edits, token: token || null }),
    done: ({ name }, { query }) => ({
      to: returnFormAddress(query) ?? photoEditAddress(name),
      notice: "photo-edited",
    }),
    async again({ code }, { site, language, name, query }, sentence) {
      const to = code === "photo-replaced" ? await addressOfReplacement(site, name, query) : null;
      if (to) return { to, notice: "photo-replaced" };
      const failed = code === "failed" ? "photo-edit-failed" : "photo-edit-refused";
      return { shows: { notice: ownerNotice(language, failed, code === "failed" ? {} : { sentence }) } };
    },
  });

/** After another tab has edited the photo, returns the new photo's address with the unsaved changes of this tab. */
async function addressOfReplacement(site: Site, name: string, query: URLSearchParams) {
  const replacement = await findReplacement(site, name);
  if (!replacement) return null;
  const { photo } = replacement;
  return photoEditAddress(photo.name, photoEditQuery(readPhotoEditForm(query, photo)));
}

export const { clientAction, meta, shouldRevalidate } = adminRoute("photo-edit-failed");

/** The page where the owner turns a photo and covers parts of it. */
export default function EditPhoto() {
  const text = useOwnerWords().text.photoEdit;
  const page = useLoaderData<typeof loader>();
  if (page) {
    return (
      <AdminPage>
        <PhotoEditor key={page.photo.id} {...page} />
      </AdminPage>
    );
  }
  return (
    <AdminPage>
      <p>{text.goneText}</p>
      <p className="button-row">
        <ButtonLink look="quiet" to="/admin" label={text.back} />
      </p>
    </AdminPage>
  );
}

/** The editor of a photo. The changes are in the address: Back undoes one, and a login in between loses none. */
function PhotoEditor(page: NonNullable<SerializeFrom<typeof loader>>) {
  const { text: texts, plural } = useOwnerWords();
  const text = texts.photoEdit;
  const { photo, uses, form, query, token } = page;
  const { edits, size, error, toForm } = form;
  const address = photoEditAddress(photo.name);
  const step = (value: string, label: string) => <Button name="do" value={value} label={label} />;
  return (
    <>
      <Form className="photo-edit" method="get" action={address} preventScrollReset replace>
        {/* Enter presses the first button of a form. In this form it shall set the typed point. */}
        <button className="visually-hidden" name="do" value="cover" tabIndex={-1} aria-hidden="true">
          {text.coverHere}
        </button>
        {edits.map((edit, at) => (
          <input key={at} type="hidden" name="op" value={writeEdit(edit)} />
        ))}
        {toForm ? <input type="hidden" name="modulo" value={toForm} /> : null}
        <div className="photo-edit-picture">
          <FieldErrorList
            id="photo-edit"
            errors={error && error !== "not-a-point" ? [text.errors[error]] : []}
          />
          <PhotoCanvas photo={photo} edits={edits} />
        </div>
        <div className="photo-edit-tools">
          <p className="photo-edit-lead">{text.explanation}</p>
          <Choices
            {...{ name: "size", legend: text.size, names: text.sizes, chosen: size }}
            className="disc-sizes"
          />
          <div className="button-row">
            {step("left", text.turnLeft)} {step("right", text.turnRight)}
          </div>
          <div className="button-row">
            {step("undo", text.undo)} {step("clear", text.clear)}
          </div>
          <PointFields {...form} />
        </div>
      </Form>
      <Form className="photo-edit-save" method="post" action={query ? `${address}?${query}` : address}>
        <input type="hidden" name="token" value={token} />
        <p role="status">{edits.length === 0 ? text.nothingPending : plural(text.pending, edits.length)}</p>
        <SubmitButton to={address} label={text.save} pending={text.saving} />{" "}
        {toForm ? <ButtonLink look="quiet" to={toForm} label={text.toForm} /> : null}
      </Form>
      <PhotoUses uses={uses} />
    </>
  );
}
