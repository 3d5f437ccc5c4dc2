import type { AnchorHTMLAttributes, ReactNode } from "react";
import { useWords, addressIn } from "~/components/languages/use-words";

interface DocumentLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site in its Italian form. */
  to: string;
  children: ReactNode;
}

/**
 * A link that loads another page in the language of this one. The router's own links take the server ten times as
 * long.
 */
export function DocumentLink({ to, ...attributes }: DocumentLinkProps) {
  const { language, languages } = useWords();
  return <a href={addressIn(languages, language.code, to)} {...attributes} />;
}
