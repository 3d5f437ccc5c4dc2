import type { AnchorHTMLAttributes, ReactNode } from "react";
import { useWords, addressIn } from "~/components/languages/use-words";

interface DocumentLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site without the prefix of a language. */
  to: string;
  children: ReactNode;
}

/** A link that loads a new document in this page's language. Remix's `Link` takes the server ten times as long. */
export function DocumentLink({ to, ...attributes }: DocumentLinkProps) {
  const { language, languages } = useWords();
  return <a href={addressIn(languages, language.code, to)} {...attributes} />;
}
