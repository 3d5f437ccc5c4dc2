import Negotiator from "negotiator";
import { memoized } from "~/server/memoized";
import { type Language, defaultLanguage, languageNamed, languages } from "~/text/languages.server";

/** The content codings of our responses. */
export type ContentCoding = "br" | "gzip" | "identity";

const available: ContentCoding[] = ["br", "gzip", "identity"];
const preferred = ["br", "gzip"];
const maxKnown = 200;

// Parsing takes a tenth of the time of a cached page, and few different headers occur.
const chosen = memoized((acceptEncoding) => {
  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  return (negotiator.encoding(available, { preferred }) ?? "identity") as ContentCoding;
}, maxKnown);

/** Chooses the coding for an Accept-Encoding header: by highest weight, and brotli before gzip at equal weight. */
export function codingFor(acceptEncoding: string | undefined): ContentCoding {
  return acceptEncoding === undefined ? "identity" : chosen(acceptEncoding);
}

/** Returns the language in `?lingua=`, else the best by Accept-Language, else the default language. */
export function languageFor({ url, headers }: Request): Language {
  const named = languageNamed(new URL(url).searchParams.get("lingua"));
  const accepted = headers.get("Accept-Language") ?? undefined;
  if (named || accepted === undefined) return named ?? defaultLanguage;
  const negotiator = new Negotiator({ headers: { "accept-language": accepted } });
  return languageNamed(negotiator.language(languages)) ?? defaultLanguage;
}
