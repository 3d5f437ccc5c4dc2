import { ownerFormToken } from "~/domain/auth/form-token.server";
import { dayOf, isDay } from "~/domain/day";
import type { FieldErrors } from "~/domain/fields/field-errors";
import { newId } from "~/domain/new-id";
import { type SubmittedRecord, draftRulesOf } from "~/domain/records/validate-record.server";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { typedDescriptions } from "~/domain/photos/descriptions.server";
import { type Draft, type TypedFields, findDraft } from "~/domain/photos/drafts/drafts.server";
import { keepInDraft } from "~/domain/photos/drafts/keep-in-draft.server";
import type { OwnersPhoto } from "~/domain/photos/photo";
import type { Refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { storageFaultCode } from "~/domain/storage/storage-fault";
import { fieldSentences } from "~/http/answer/field-sentences.server";
import type { PageAnswer, Received } from "~/http/answer/page-action.server";
import type { Upload } from "~/http/input/read-upload.server";
import type { Language } from "~/text/languages.server";
import type { NoticeDetails } from "~/text/notice";
import { type NoticeCode, type OwnerNotice, ownerNotice } from "~/text/owner/notices.server";
import { addressLeavingForm } from "./left-form.server";
import type { RecordCommand, ReceivedRecord } from "./read-record-form.server";

/** The draft that stores a form's new photos, and the mistakes in the form. */
export interface DraftedPhoto {
  draft?: Draft | null;
  fieldErrors?: FieldErrors;
}

/** The contents of a form to show. They are empty, or come from a stored record, from a draft, or as typed. */
export interface ShownForm {
  /** The language of the sentences about mistakes. */
  language: Language;
  fields: Record<string, string>;
  existingPhotos?: string[];
  token?: string | null;
  photo?: DraftedPhoto;
}

/** A form that a button shows again without saving it. */
export interface ShownAgain {
  fields: Record<string, string>;
  /** Null when the page itself shows what has changed. */
  notice: { code: NoticeCode; details?: NoticeDetails } | null;
  fieldErrors?: FieldErrors;
  status?: number;
  photo?: DraftedPhoto;
}

/** The received form, and the record that it changes (`before`), or null. */
export type RecordPageInput<Saved> = Received & { form: ReceivedRecord; before: Saved | null };

/** Describes a page with a form of the owner's that has photos. */
interface RecordPage<Saved, State> {
  command: RecordCommand<Saved>;
  /** Returns the contents of the form when it is shown again. */
  state(site: Site, form: ShownForm, before: Saved | null): Promise<State>;
  /** Answers the buttons that change the form without saving it. Null when none of them was pressed. */
  buttons(input: RecordPageInput<Saved>): Promise<ShownAgain | null> | ShownAgain | null;
  /** Returns the saved texts of a record. The page shows them beside a form that would overwrite them. */
  fieldsOf(saved: Saved): Record<string, string>;
  refused: NoticeCode;
  failed: NoticeCode;
}

/** The action data of a page with `recordPage`. `current` has the saved texts that the form would overwrite. */
interface RecordPageAnswer<State> {
  notice: OwnerNotice | null;
  state: State | null;
  current: Record<string, string> | null;
}

/** Returns the parts of an action that all forms with photos share. The caller adds the next page. */
export function recordPage<Saved, State>(page: RecordPage<Saved, State>) {
  const { command } = page;
  return {
    signedOut: { read: command.parse },
    photos: true,
    showsUnsent: true,
    input: async ({ site, upload }: Received) => ({
      form: command.parse(upload),
      before: await command.find(site),
    }),
    async buttons(input: RecordPageInput<Saved>): Promise<PageAnswer<RecordPageAnswer<State>> | null> {
      const { site, form, request, language, upload } = input;
      const { fields, existingPhotos } = form;
      const leaves = Boolean(fields.retouch) || fields.intent === "look";
      const again = leaves
        ? { fields, notice: null }
        : ((await page.buttons(input)) ?? askAboutDate(site, fields));
      if (!again) return null;
      const typed = leaves ? { ...upload.typed, existingPhotos } : undefined;
      const { draft, fieldErrors } = again.photo ?? (await storeFormPhotos(site, form, typed));
      if (leaves && draft && !fieldErrors?.photo) {
        const to = addressLeavingForm(new URL(request.url).pathname, draft.id, fields.retouch);
        return fields.retouch ? { to } : { to, document: true };
      }
      const photo = { draft, fieldErrors: { ...fieldErrors, ...again.fieldErrors } };
      const state = await page.state(site, { ...form, language, fields: again.fields, photo }, input.before);
      const status = again.status ?? (again.fieldErrors ? 400 : 200);
      const notice = again.notice && ownerNotice(language, again.notice.code, again.notice.details);
      return { shows: { notice, state, current: null }, status };
    },
    run: ({ site, form }: RecordPageInput<Saved>) => command.run(site, form),
    async again(
      refusal: Refused<string> & Partial<DraftedPhoto & { current: Saved }>,
      { site, form, before, language, unread }: RecordPageInput<Saved>,
      sentence: string,
    ): Promise<PageAnswer<RecordPageAnswer<State>>> {
      const code = noticeOf(refusal.code, page);
      const notice = ownerNotice(language, code, code === "form-refused" ? { sentence } : {});
      if (unread) return { shows: { notice, state: null, current: null } };
      const photo = "draft" in refusal ? refusal : { draft: await findDraft(site, form.draftId ?? "") };
      const current = refusal.current ? page.fieldsOf(refusal.current) : null;
      const fields = current ? { ...form.fields, updatedAt: current.updatedAt ?? "" } : form.fields;
      const state = await page.state(site, { ...form, language, fields, photo }, before);
      return { shows: { notice, state, current } };
    },
  } as const;
}

function noticeOf(code: string, page: Record<"refused" | "failed", NoticeCode>): NoticeCode {
  if (code === "invalid") return page.refused;
  if (code === "cannot-store" || code === "failed") return page.failed;
  if (code === "changed-meanwhile" || code === "story-corrected") return code;
  return code === "unknown-blog-post" || code === "unknown-location" ? "gone-meanwhile" : "form-refused";
}

/** Asks once about a date after today or before the first day of the journey. Null when the date needs no question. */
function askAboutDate(site: Site, fields: Record<string, string>): ShownAgain | null {
  const { date = "", askedDate = "" } = fields;
  if (!isDay(date) || date === askedDate) return null;
  const { journeyStart } = site.publicSettings;
  const isEarly = journeyStart !== null && date < journeyStart;
  if (!isEarly && date <= dayOf(site.now())) return null;
  const code = isEarly ? "before-start" : "future";
  return {
    fields: { ...fields, askedDate: date },
    notice: { code: "date-odd" },
    fieldErrors: { date: [{ code }] },
  };
}

/** Answers the buttons that remove a photo, move a photo, or set the date to a photo's day. Null for other buttons. */
export function photoButtons({ removed, fields }: ReceivedRecord, upload: Upload): ShownAgain | null {
  if (fields.photoDate)
    return { fields: { ...fields, date: fields.photoDate }, notice: { code: "date-taken" } };
  const removes = upload.all("unchoose").length > 0 || removed.length > 0;
  if (!removes && !fields.move) return null;
  return { fields, notice: { code: removes ? "photo-removed" : "photo-moved" } };
}

/** Returns the contents that all forms of the owner share: photos, the token, mistakes. Texts are not included. */
export async function recordFormState(site: Site, form: ShownForm) {
  const { fields, token, existingPhotos, photo, language } = form;
  const { draft: stored = null, fieldErrors = {} } = photo ?? {};
  const { photos } = await findChosenPhotos(site, existingPhotos ?? []);
  const typed = await typedDescriptions(site.db, fields);
  const described = (one: OwnersPhoto) => ({ ...one, description: typed.get(one.name) ?? one.description });
  return {
    revision: newId(),
    token: token ?? (await ownerFormToken(site)),
    updatedAt: fields.updatedAt ?? "",
    askedDate: fields.askedDate ?? "",
    chosen: photos.map(described),
    draft: stored && { ...stored, photos: stored.photos.map(described) },
    fieldErrors: fieldSentences(fieldErrors, site.publicSettings.productName, language),
  };
}

/** Stores the new photos of an incomplete form that is shown again, and its words when it is left (`typed`). */
export async function storeFormPhotos(site: Site, form: SubmittedRecord, typed?: TypedFields) {
  let fieldErrors: FieldErrors = {};
  try {
    const { draft, refusals } = await keepInDraft(site, form, { ...draftRulesOf(form), typed });
    if (refusals.length > 0) fieldErrors = { photo: refusals };
    return { draft, fieldErrors };
  } catch (error) {
    const code = storageFaultCode(error);
    if (code === null) throw error;
    fieldErrors = { photo: [{ code }] };
    return { draft: await findDraft(site, form.draftId ?? ""), fieldErrors };
  }
}
