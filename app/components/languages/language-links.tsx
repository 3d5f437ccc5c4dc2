import { useLocation, useMatches } from "@remix-run/react";
import { useWords, addressIn } from "./use-words";

/** The properties of a `RouteHandle` that are used here. */
type PageHandle = { languages?: true; negotiates?: true; languageForm?: string; cache?: object };

/** Links to this page in the other languages. Those of a page with a `languageForm` are buttons that also send it. */
export function LanguageLinks() {
  const { text, language, languages } = useWords();
  const { pathname, search } = useLocation();
  const handle: PageHandle = Object.assign({}, ...useMatches().map((match) => match.handle));
  if (!handle.languages || languages.length === 1) return null;
  const query = new URLSearchParams(search);
  query.delete("lingua");
  // Only the parameters in `cache` change a cached page. So the links leave out all others.
  if (handle.cache) for (const name of [...query.keys()]) if (!(name in handle.cache)) query.delete(name);
  const to = (code: string) => {
    const asked = new URLSearchParams(query);
    if (handle.negotiates && code === languages[0]?.code) asked.set("lingua", code);
    return addressIn(languages, code, pathname) + (asked.size > 0 ? `?${asked}` : "");
  };
  return (
    <div className="languages" role="group" aria-label={text.layout.languages}>
      {/* Enter in a field presses the first button of its form, so this invisible button must be the first. */}
      {handle.languageForm ? (
        <button form={handle.languageForm} className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      ) : null}
      {languages
        .filter(({ code }) => code !== language.code)
        .map(({ code, name }) => [
          handle.languageForm ? (
            <button
              key={code}
              form={handle.languageForm}
              formAction={to(code)}
              formNoValidate
              name="language"
              value={code}
              lang={code}
            >
              {name}
            </button>
          ) : (
            <a key={code} href={to(code)} lang={code} hrefLang={code}>
              {name}
            </a>
          ),
          " ",
        ])}
    </div>
  );
}
