import type { FieldErrors } from "~/domain/forms/field-errors";
import { findDraft } from "~/domain/photos/drafts/drafts.server";
import type { Refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { PageAnswer, Received } from "~/http/answer/page-action.server";
import type { Upload } from "~/http/input/read-upload.server";
import { type NoticeCode, type OwnerNotice, notice } from "~/text/it/admin/notices/notices";
import { addressLeavingForm } from "./left-form.server";
import { type DraftedPhoto, type ShownForm, storeFormPhotos } from "./owner-form-state.server";
import type { OwnerFormCommand, ReceivedOwnerForm } from "./read-owner-form.server";

/** A form that a button shows again without saving it. */
export interface ShownAgain {
  fields: Record<string, string>;
  /** Null when the page itself shows what has changed. */
  notice: OwnerNotice | null;
  /** The mistakes because of which the button did nothing. */
  fieldErrors?: FieldErrors;
  status?: number;
  /** The form's new photos, when the button has already stored them. */
  photo?: DraftedPhoto;
}

/** Describes a page with a form of the owner's that has photos. */
interface OwnerFormPage<Form extends ReceivedOwnerForm, Saved, State> {
  command: OwnerFormCommand<Form, Saved>;
  /** Returns the contents of the form when it is shown again. */
  state(site: Site, form: ShownForm): Promise<State>;
  /** Answers the buttons that change the form without saving it. Null when none of them was pressed. */
  buttons(input: Received & { form: Form }): Promise<ShownAgain | null> | ShownAgain | null;
  /** Returns the saved texts of a record. The page shows them beside a form that would overwrite them. */
  fieldsOf?(saved: Saved): Record<string, string>;
  refused: NoticeCode;
  failed: NoticeCode;
}

/** The action data of a page with `ownerForm`. `current` has the saved texts that the form would overwrite. */
interface OwnerFormAnswer<State> {
  notice: OwnerNotice | null;
  state: State | null;
  current: Record<string, string> | null;
}

/** Returns the parts of an action that all forms with photos share. The caller adds the next page. */
export function ownerForm<Form extends ReceivedOwnerForm, Saved, State>(
  page: OwnerFormPage<Form, Saved, State>,
) {
  const { command } = page;
  type Input = Received & { form: Form };
  return {
    signedOut: { read: command.parse },
    photos: true,
    refusesUnread: true,
    showsUnsent: true,
    input: ({ upload }: Received) => ({ form: command.parse(upload) }),
    async buttons(input: Input): Promise<PageAnswer<OwnerFormAnswer<State>> | null> {
      const { site, form, request, upload } = input;
      const { fields, existingPhotos } = form;
      const leaves = Boolean(fields.retouch) || fields.intent === "look";
      const again = leaves ? { fields, notice: null } : await page.buttons(input);
      if (!again) return null;
      const typed = leaves ? { ...upload.typed, existingPhotos } : undefined;
      const { draft, fieldErrors } = again.photo ?? (await storeFormPhotos(site, form, typed));
      if (leaves && draft && !fieldErrors?.photo) {
        const to = addressLeavingForm(new URL(request.url).pathname, draft.id, fields.retouch);
        return fields.retouch ? { to } : { to, document: true };
      }
      const photo = { draft, fieldErrors: { ...fieldErrors, ...again.fieldErrors } };
      const state = await page.state(site, { ...form, fields: again.fields, photo });
      const status = again.status ?? (again.fieldErrors ? 400 : 200);
      return { shows: { notice: again.notice, state, current: null }, status };
    },
    run: ({ site, form }: Input) => command.run(site, form),
    async again(
      refusal: Refused<string> & Partial<DraftedPhoto & { current: Saved }>,
      { site, form, unread }: Input,
      sentence: string,
    ): Promise<PageAnswer<OwnerFormAnswer<State>>> {
      const notice = noticeOf(refusal.code, sentence, page);
      if (unread) return { shows: { notice, state: null, current: null } };
      const photo = "draft" in refusal ? refusal : { draft: await findDraft(site, form.draftId ?? "") };
      const current = refusal.current ? (page.fieldsOf?.(refusal.current) ?? {}) : null;
      const fields = current ? { ...form.fields, updatedAt: current.updatedAt ?? "" } : form.fields;
      const state = await page.state(site, { ...form, fields, photo });
      return { shows: { notice, state, current } };
    },
  } as const;
}

function noticeOf(
  code: string,
  sentence: string,
  { refused, failed }: Pick<OwnerFormPage<never, never, never>, "refused" | "failed">,
) {
  switch (code) {
    case "invalid":
      return notice(refused);
    case "cannot-store":
    case "failed":
      return notice(failed);
    case "changed-meanwhile":
    case "story-corrected":
      return notice(code);
    case "unknown-blog-post":
    case "unknown-location":
      return notice("gone-meanwhile");
    default:
      return notice("form-refused", { sentence });
  }
}

/** Answers the buttons that remove a photo, move a photo, or set the date to a photo's day. Null for other buttons. */
export function photoButtons({ removed, fields }: ReceivedOwnerForm, upload: Upload): ShownAgain | null {
  if (fields.photoDate)
    return { fields: { ...fields, date: fields.photoDate }, notice: notice("date-taken") };
  const removes = upload.all("unchoose").length > 0 || removed.length > 0;
  if (!removes && !fields.move) return null;
  return { fields, notice: notice(removes ? "photo-removed" : "photo-moved") };
}
