/**
 * The versions of the consent sentence, oldest first. A story stores the version that its form showed. The sentences
 * are in `text/it/finder/story-form`. A changed sentence gets a new version here, and earlier versions stay.
 */
export const consentVersions = ["2026-11-21", "2026-11-23", "2026-11-28"] as const;

export type ConsentVersion = (typeof consentVersions)[number];

/** The version of the consent sentence on a new form. */
export const currentConsent = consentVersions[consentVersions.length - 1] as ConsentVersion;

/** Returns the version that a form names; the current one when it names none. Null for an unknown version. */
export function consentShown(version: string | undefined): ConsentVersion | null {
  if (!version) return currentConsent;
  return consentVersions.find((known) => known === version) ?? null;
}

/** True when this version of the consent also covers the publication of name and town. */
export function coversNameAndTown(version: string): boolean {
  return version !== "2026-11-21";
}
