import { notFoundLines } from "~/text/fixed-words";
import { MessagePage } from "./message-page";
import { DocumentLink } from "./document-link";
import { useWords } from "~/components/languages/use-words";

/** The page of an unknown address: two lines in English, and help in the page's language. */
export function NotFound() {
  const { help, home, blog, map } = useWords().text.layout.notFound;
  const links = [
    { to: "/", label: home },
    { to: "/blog", label: blog },
    { to: "/map", label: map },
  ];
  return (
    <MessagePage {...notFoundLines} help={help} missing>
      {links.map(({ to, label }, n) => (
        <DocumentLink key={to} className={n === 0 ? "button" : "button button-quiet"} to={to}>
          {label}
        </DocumentLink>
      ))}
    </MessagePage>
  );
}
