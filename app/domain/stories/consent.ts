/**
 * The versions of the sentence that a finder agrees to, oldest first; a story records the one that its form showed. The
 * sentences stand in `text/it/finder/story-form`: a changed sentence gets a new version, and the earlier ones stay.
 */
export const consentVersions = ["2026-11-21", "2026-11-23"] as const;

/** A known version of the sentence. */
export type ConsentVersion = (typeof consentVersions)[number];

/** The version that a new form shows. */
export const currentConsent = consentVersions[consentVersions.length - 1] as ConsentVersion;

/** The version that a form says it showed; the current one when it says none, null when it names an unknown one. */
export function consentShown(version: string | undefined): ConsentVersion | null {
  if (!version) return currentConsent;
  return consentVersions.find((known) => known === version) ?? null;
}

/** Whether who agreed to this version agreed that name and town are published, too. */
export function coversNameAndTown(version: string): boolean {
  return version !== "2026-11-21";
}
