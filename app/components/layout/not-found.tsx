import { notFoundLines } from "~/text/fixed-words";
import { MessagePage } from "./message-page";
import { DocumentLink } from "./document-link";
import { useWords } from "~/components/languages/use-words";

/** The page of an unknown address: two lines in English, and help in the page's language. */
export function NotFound() {
  const { help, home, blog, map } = useWords().text.layout.notFound;
  return (
    <MessagePage {...notFoundLines} help={help} missing>
      <DocumentLink className="button" to="/">
        {home}
      </DocumentLink>
      <DocumentLink className="button button-quiet" to="/blog">
        {blog}
      </DocumentLink>
      <DocumentLink className="button button-quiet" to="/map">
        {map}
      </DocumentLink>
    </MessagePage>
  );
}
