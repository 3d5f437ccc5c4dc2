import type { adminAnswers } from "~/text/it/admin/server";
import { type Notice, type NoticeDetails, noticeFrom } from "~/text/notice";
import { ownerAnswersIn, ownerWordsIn } from "./languages.server";
import type { OwnerTexts } from "~/text/words";

export type NoticeCode =
  | keyof (typeof adminAnswers)["notices"]
  | keyof OwnerTexts["locationNotices"]
  | keyof OwnerTexts["notSent"]["notices"];

/** A notice to the owner. */
export interface OwnerNotice extends Notice {
  code: NoticeCode;
}

export function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(noticesIn("it"), code);
}

/** Returns the words of a notice in the owner's language. `details` fill in names and numbers. */
export function ownerNotice(language: string, code: NoticeCode, details: NoticeDetails = {}): OwnerNotice {
  return { code, ...noticeFrom(ownerWordsIn(language, ""), noticesIn(language)[code], details) };
}

function noticesIn(language: string) {
  const { locationNotices, notSent } = ownerWordsIn(language, "").text;
  return { ...ownerAnswersIn(language).notices, ...locationNotices, ...notSent.notices };
}
