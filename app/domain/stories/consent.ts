/**
 * The versions of the consent sentence, oldest first. A story records the version on its form. The sentences are in
 * `text/it/finder/story-form`: a changed sentence gets a new version, and the earlier ones stay.
 */
export const consentVersions = ["2026-11-21", "2026-11-23"] as const;

/** A known version of the sentence. */
export type ConsentVersion = (typeof consentVersions)[number];

/** The version on a new form. */
export const currentConsent = consentVersions[consentVersions.length - 1] as ConsentVersion;

/** Returns the version that a form names, or the current one when it names none. Null when the version is unknown. */
export function consentShown(version: string | undefined): ConsentVersion | null {
  if (!version) return currentConsent;
  return consentVersions.find((known) => known === version) ?? null;
}

/** True when this version of the consent also covers the publication of name and town. */
export function coversNameAndTown(version: string): boolean {
  return version !== "2026-11-21";
}
