import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { findDraft } from "~/domain/photos/drafts.server";
import type { Site } from "~/domain/site";
import type { OwnerForm } from "~/domain/forms/validate-owner-form.server";
import { attempt } from "~/http/attempt.server";
import { flash } from "~/http/flash.server";
import { problem } from "~/http/problem.server";
import type { Upload } from "~/http/forms/read-upload.server";
import { siteOf } from "~/http/site-of.server";
import { type Notice, type NoticeCode, notice } from "~/text/it/notices";
import { type DraftedPhoto, storeFormPhoto } from "./owner-form-state.server";
import { readOwnerForm } from "./read-owner-form.server";
import { type OwnerFormCommand, type ReceivedOwnerForm, saveOwnerForm } from "./save-owner-form.server";

/** A form that is shown again without being saved, because one of its other buttons was pressed. */
export interface ShownAgain {
  fields: Record<string, string>;
  notice: Notice;
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
  saved(value: Saved): { code: NoticeCode; details: Record<string, string>; address: string };
  refused: NoticeCode;
  failed: NoticeCode;
}

/** Answers a form of the owner's as a page: a redirect after it was saved, else the form again, with all its texts. */
export async function answerOwnerForm<Form extends ReceivedOwnerForm, Saved, State>(
  { request, context }: ActionFunctionArgs,
  page: OwnerFormPage<Form, Saved, State>,
) {
  const site = await siteOf(context);
  const read = await readOwnerForm(site, { request, context }, page.address);
  if (!read.ok) {
    const { status, sentence } = problem(read.code);
    return data({ notice: notice("form-refused", { sentence }), state: null }, { status });
  }
  const upload = read.value;
  try {
    const form = page.command.parse(upload);
    const again = await page.otherButtons(site, context, form, upload);
    if (again) {
      const state = await page.state(site, again.fields, form, again.photo);
      return data({ notice: again.notice, state }, { status: again.status });
    }
    const tried = await attempt(context, () => saveOwnerForm(site, form, page.command, "keep"));
    if (tried.worked && tried.value.ok) {
      const { code, details, address } = page.saved(tried.value.value);
      return redirect(address, { headers: { "Set-Cookie": await flash(code, details) } });
    }
    const refusal = tried.worked && !tried.value.ok ? tried.value : null;
    const photo = refusal ?? { draft: await findDraft(site, form.draftId ?? "") };
    const state = await page.state(site, form.fields, form, photo);
    const { status } = problem(tried.worked ? "invalid" : tried.code);
    return data({ notice: notice(refusal ? page.refused : page.failed), state }, { status });
  } finally {
    await upload.discard();
  }
}

/** Shows a form again after 'Togli' took photos out of it; null: that button was not pressed. */
export async function answerRemovedPhotos(
  site: Site,
  form: ReceivedOwnerForm,
  { all }: Upload,
): Promise<ShownAgain | null> {
  if (all("unchoose").length === 0 && form.removed.length === 0) return null;
  const photo = await storeFormPhoto(site, form);
  return { fields: form.fields, notice: notice("photo-removed"), status: 200, photo };
}
