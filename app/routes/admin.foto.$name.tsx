import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { PageNotice } from "~/components/admin/page-notice";
import { PhotoEditor } from "~/components/admin/photos/photo-editor";
import { PhotoGone } from "~/components/admin/photos/photo-gone";
import { unlessNotSent } from "~/components/forms/not-sent";
import { newId } from "~/domain/new-id";
import { editPhoto } from "~/domain/photos/edits/edit-photo.server";
import { photoEditAddress } from "~/domain/photos/edits/photo-canvas";
import { findReplacement } from "~/domain/photos/edits/photo-edits-queries.server";
import { listPhotoUses } from "~/domain/photos/photo-uses-queries.server";
import { findPhotosByName, storedPhoto } from "~/domain/photos/photos-queries.server";
import type { Site } from "~/domain/site";
import { attempt } from "~/http/attempt.server";
import { flash } from "~/http/flash.server";
import {
  type PhotoEditForm,
  photoEditQuery,
  readPhotoEditForm,
} from "~/http/photo-edit-form/read-photo-edit-form.server";
import { problem } from "~/http/problem.server";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { type OwnerNotice, notice } from "~/text/it/admin/notices/notices";
import { photoEditErrors } from "~/text/it/admin/photo-edit";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const name = params.name ?? "";
  const query = new URL(request.url).searchParams;
  const [photo] = await findPhotosByName(site, [name]);
  if (!photo) {
    const replaced = await leadToReplacement(site, name, query);
    return replaced ?? data(null, { status: 404 });
  }
  const form = readPhotoEditForm(query, photo);
  if (form.isChanged) throw redirect(photoEditAddress(name, photoEditQuery(form)));
  const { left, top, ...changes } = form;
  const page = {
    photo: storedPhoto(photo),
    uses: await listPhotoUses(site, photo.id),
    changes,
    typed: { left, top },
    query: photoEditQuery(form).toString(),
    token: newId(),
  };
  return data(page, { status: form.error ? 400 : 200 });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const name = params.name ?? "";
  const fields = await request.formData().catch(() => new FormData());
  const query = new URL(request.url).searchParams;
  const { edits, error } = readPhotoEditForm(query, { width: 1, height: 1 });
  const wrong = error ?? (edits.length === 0 ? "none" : null);
  if (wrong) return answer(400, notice("photo-edit-refused", { sentence: photoEditErrors[wrong] }));
  const token = String(fields.get("token") ?? "") || null;
  const tried = await attempt(context, () => editPhoto(site, { name, edits, token }));
  if (tried.worked && tried.value.ok) {
    const headers = { "Set-Cookie": await flash("photo-edited") };
    return redirect(photoEditAddress(tried.value.value.name, new URLSearchParams()), { headers });
  }
  const code = tried.worked && !tried.value.ok ? tried.value.code : "failed";
  if (code === "photo-replaced") {
    const replaced = await leadToReplacement(site, name, query);
    if (replaced) return replaced;
  }
  const { status, sentence } = problem(tried.worked ? code : tried.code);
  if (!tried.worked && tried.code === "failed") return answer(status, notice("photo-edit-failed"));
  return answer(status, notice("photo-edit-refused", { sentence }));
}

const answer = (status: number, said: OwnerNotice) => data({ notice: said }, { status });

/** A photo that was changed in another tab: its page leads to the one that took its place, with the same changes. */
async function leadToReplacement(site: Site, name: string, query: URLSearchParams): Promise<Response | null> {
  const replacement = await findReplacement(site, name);
  if (!replacement) return null;
  const { photo } = replacement;
  const form: PhotoEditForm = readPhotoEditForm(query, photo);
  const headers = { "Set-Cookie": await flash("photo-replaced") };
  return redirect(photoEditAddress(photo.name, photoEditQuery(form)), { headers });
}

export const clientAction = clientActionWithNotice("photo-edit-failed");

export const shouldRevalidate = unlessNotSent;

/** The page where the owner turns a photo and covers parts of it. */
export default function EditPhoto() {
  const page = useLoaderData<typeof loader>();
  const answered = useActionData<{ notice: OwnerNotice | null }>();
  if (!page) return <PhotoGone />;
  return (
    <section aria-labelledby="photo-title">
      <PhotoEditor key={page.photo.id} {...page}>
        <PageNotice notice={answered?.notice ?? null} />
      </PhotoEditor>
    </section>
  );
}
