import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { findDraft } from "~/domain/photos/drafts/drafts.server";
import type { Site } from "~/domain/site";
import type { OwnerForm } from "~/domain/owner-forms/validate-owner-form.server";
import { attempt } from "~/http/attempt.server";
import { flash } from "~/http/flash.server";
import { problem } from "~/http/problem.server";
import type { Upload } from "~/http/forms/read-upload.server";
import { siteOf } from "~/http/site-of.server";
import { type OwnerNotice, type NoticeCode, notice } from "~/text/it/admin/notices/notices";
import { type DraftedPhoto, storeFormPhotos } from "./owner-form-state.server";
import { readOwnerForm, unsentInFault } from "./read-owner-form.server";
import { type OwnerFormCommand, type ReceivedOwnerForm, saveOwnerForm } from "./save-owner-form.server";

/** A form that is shown again without being saved, because one of its other buttons was pressed. */
export interface ShownAgain {
  fields: Record<string, string>;
  notice: OwnerNotice;
  status: number;
  photo: DraftedPhoto;
}

/** A page with a form of the owner's. */
export interface OwnerFormPage<Form extends ReceivedOwnerForm, Saved, State> {
  address: string;
  command: OwnerFormCommand<Form, Saved>;
  /** The contents of the form when it is shown again. */
  state(
    site: Site,
    fields: Record<string, string>,
    form: Partial<OwnerForm>,
    photo?: DraftedPhoto,
  ): Promise<State>;
  /** Answers the buttons that change the form and do not save it; null: none of them was pressed. */
  otherButtons(site: Site, context: AppLoadContext, form: Form, upload: Upload): Promise<ShownAgain | null>;
  /** The notice after saving, and the page that shows it. */
  saved(value: Saved, form: Form): { code: NoticeCode; details: Record<string, string>; address: string };
  /** The texts of a stored object as the form has them: what is shown beside a form that would overwrite it. */
  fieldsOf?(saved: Saved): Record<string, string>;
  refused: NoticeCode;
  failed: NoticeCode;
}

/** Answers a form of the owner's as a page: a redirect after it was saved, else the form again, with all its texts. */
export async function answerOwnerForm<Form extends ReceivedOwnerForm, Saved, State>(
  { request, context }: ActionFunctionArgs,
  page: OwnerFormPage<Form, Saved, State>,
) {
  const site = await siteOf(context);
  const read = await readOwnerForm(site, { request, context }, page.address, page.command.parse);
  if (!read.ok) {
    const { status, sentence } = problem(read.code);
    return data({ notice: notice("form-refused", { sentence }), state: null, current: null }, { status });
  }
  const upload = read.value;
  try {
    const form = page.command.parse(upload);
    const again = await page.otherButtons(site, context, form, upload);
    if (again) {
      const state = await page.state(site, again.fields, form, again.photo);
      return data({ notice: again.notice, state, current: null }, { status: again.status });
    }
    const tried = await attempt(context, () => saveOwnerForm(site, form, page.command, "keep"));
    if (tried.worked && tried.value.ok) {
      const { code, details, address } = page.saved(tried.value.value, form);
      return redirect(address, { headers: { "Set-Cookie": await flash(code, details) } });
    }
    const refusal = tried.worked && !tried.value.ok ? tried.value : null;
    const photo =
      refusal && "draft" in refusal ? refusal : { draft: await findDraft(site, form.draftId ?? "") };
    const { status } = problem(refusal?.code ?? (tried.worked ? "invalid" : tried.code));
    if (refusal && "current" in refusal) {
      const current = page.fieldsOf?.(refusal.current) ?? {};
      const fields = { ...form.fields, updatedAt: current.updatedAt ?? "" };
      const state = await page.state(site, fields, form, photo);
      return data({ notice: notice("changed-meanwhile"), state, current }, { status });
    }
    const state = await page.state(site, form.fields, form, photo);
    if (refusal?.code === "blog-post-withdrawn" || refusal?.code === "story-withdrawn") {
      const { sentence } = problem(refusal.code);
      return data({ notice: notice("form-refused", { sentence }), state, current: null }, { status });
    }
    if (refusal?.code === "story-corrected")
      return data({ notice: notice("story-corrected"), state, current: null }, { status });
    const gone = refusal !== null && refusal.code !== "invalid";
    const code = gone ? "gone-meanwhile" : refusal ? page.refused : page.failed;
    return data({ notice: notice(code), state, current: null }, { status });
  } catch (error) {
    throw unsentInFault(error, context, upload, page.address);
  } finally {
    await upload.discard();
  }
}

/**
 * Shows a form again after 'Togli' took photos out of it, one was moved, or the day of one was taken over; null: no such
 * button was pressed.
 */
export async function answerPhotoButtons(
  site: Site,
  form: ReceivedOwnerForm,
  { all, fields }: Upload,
): Promise<ShownAgain | null> {
  const removes = all("unchoose").length > 0 || form.removed.length > 0;
  if (!removes && !fields.move && !fields.photoDate) return null;
  const photo = await storeFormPhotos(site, form);
  if (fields.photoDate) {
    const dated = { ...form.fields, date: fields.photoDate };
    return { fields: dated, notice: notice("date-taken"), status: 200, photo };
  }
  return {
    fields: form.fields,
    notice: notice(removes ? "photo-removed" : "photo-moved"),
    status: 200,
    photo,
  };
}
