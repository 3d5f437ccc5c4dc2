/** The names and numbers that a notice's sentence mentions. */
export type Details = Record<string, string>;
export type Words = (details: Details) => { title: string; text: string; failed?: boolean };

/** Returns one of these notices; `details` fill in names and numbers. */
export function noticeOf<Code extends string>(
  notices: Record<Code, Words>,
  code: Code,
  details: Details = {},
) {
  return { code, failed: false, ...notices[code](details) };
}
