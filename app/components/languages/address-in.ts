import type { LanguageFacts } from "~/text/words";

/** The address of a page in a language; `path` is its Italian one, and the first of the `languages` has no prefix. */
export function addressIn(languages: readonly LanguageFacts[], code: string, path: string): string {
  if (code === languages[0]?.code) return path;
  return path === "/" ? `/${code}` : `/${code}${path}`;
}
