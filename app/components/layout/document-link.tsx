import type { ComponentProps } from "react";
import { useWords, addressIn } from "~/components/languages/use-words";

/** A link that loads a new document in this page's language. `to` has no prefix. Remix's `Link` takes ten times as long. */
export function DocumentLink({ to, ...attributes }: ComponentProps<"a"> & { to: string }) {
  const { language, languages } = useWords();
  return <a href={addressIn(languages, language.code, to)} {...attributes} />;
}
