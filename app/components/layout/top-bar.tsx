import { useLocation } from "@remix-run/react";
import { CapybaraMark } from "~/components/drawings/capybara-mark";
import { DocumentLink } from "./links";
import { LanguageLinks } from "~/components/languages/language-links";
import { useWords, addressIn } from "~/components/languages/use-words";

// The links of the bar load new documents. If a page without scripts were shown inside a hydrated document, Back would
// not work after a reload.

const pages = ["home", "social", "submit", "map", "blog", "faq", "admin"] as const;

/** The bar on top of every page, then the other languages. On narrow screens its links are in a native menu. */
export function TopBar({ productName }: { productName: string }) {
  const { pathname } = useLocation();
  const text = useWords().text.layout;
  return (
    <header>
      <div className="top-bar">
        <DocumentLink className="top-bar-logo" to="/">
          <CapybaraMark /> {productName}
        </DocumentLink>{" "}
        <nav className="top-bar-links" aria-label={text.mainMenu}>
          <NavigationLinks />
        </nav>{" "}
        <details className="top-bar-menu" key={pathname}>
          <summary>
            <svg viewBox="0 0 24 24" width="24" aria-hidden="true" focusable="false">
              <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
                <path className="open" d="M4 7h16M4 12h16M4 17h16" />
                <path className="close" d="M6 6l12 12M18 6L6 18" />
              </g>
            </svg>
            {text.menu}
          </summary>{" "}
          <nav aria-label={text.mainMenu}>
            <NavigationLinks />
            <LanguageLinks />
          </nav>
        </details>
      </div>{" "}
      <LanguageLinks />
    </header>
  );
}

/** The links of the bar. The link to / is current only there, other links also on the pages below theirs. */
function NavigationLinks() {
  const { pathname } = useLocation();
  const { text, language, languages } = useWords();
  return pages.map((page) => {
    const path = page === "home" ? "/" : `/${page}`;
    const isCurrent = pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
    return [
      <a
        key={page}
        // The owner's panel has the same address in every language.
        href={page === "admin" ? path : addressIn(languages, language.code, path)}
        className={isCurrent ? "active" : undefined}
        aria-current={isCurrent ? "page" : undefined}
      >
        {text.layout.navigation[page]}
      </a>,
      " ",
    ];
  });
}
