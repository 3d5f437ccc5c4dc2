import { useHref } from "@remix-run/react";
import { TextField } from "~/components/form-parts/field";
import { useWords } from "~/components/languages/use-words";

/** A form for typing the code of a tag. It leads to the page of that tag. `sheet`: as a separate leaf of paper. */
export function TagCodeForm(props: { typed?: string; errors?: string[]; sheet?: boolean }) {
  const { typed = "", errors, sheet } = props;
  const { text, language, languages } = useWords();
  return (
    <form className={sheet ? "tag-code form-sheet" : "tag-code"} method="get" action={useHref("/t")}>
      {/* Without a prefix in the address, the server would choose the browser's language, not the page's. */}
      {language.code === languages[0]?.code ? (
        <input type="hidden" name="lingua" value={language.code} />
      ) : null}
      <TextField
        name="codice"
        label={text.tagCode.label}
        errors={errors}
        defaultValue={typed}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <button className={sheet ? "button" : "button button-quiet"}>{text.tagCode.submit}</button>
    </form>
  );
}
