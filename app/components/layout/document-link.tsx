import type { AnchorHTMLAttributes, ReactNode } from "react";
import { useWords, addressIn } from "~/components/languages/use-words";

interface DocumentLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site without the prefix of a language. */
  to: string;
  children: ReactNode;
}

/**
 * A link that loads another page as a new document, in the language of this page. Remix's `Link` would cost the server
 * ten times as much.
 */
export function DocumentLink({ to, ...attributes }: DocumentLinkProps) {
  const { language, languages } = useWords();
  return <a href={addressIn(languages, language.code, to)} {...attributes} />;
}
