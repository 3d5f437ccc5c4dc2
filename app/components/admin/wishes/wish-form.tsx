import { Form } from "@remix-run/react";
import { Button } from "~/components/admin/buttons";
import { TextField } from "~/components/form-parts/field";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { wishMaxLength } from "~/domain/wishes/wish";
import type { FieldSentences } from "~/text/field-sentences";

/** The texts of a wish as typed: the main one (`text`), and by the code of a language. */
export type TypedWish = Partial<Record<string, string | null>>;

interface WishFormProps {
  /** The hidden fields, by which the form names its wish. */
  fields: Record<string, string>;
  typed: TypedWish;
  errors: FieldSentences;
}

/** The form of a new wish, or of one that is there: a text for everybody, and others by language. */
export function WishForm({ fields, typed, errors }: WishFormProps) {
  const { text: texts, languages } = useOwnerWords();
  const text = texts.wishes;
  const idOf = (name: string) => `${name}-${fields.id ?? "new"}`;
  const isTranslated = languages.some(({ code }) => typed[code] || errors[code]);
  return (
    <Form method="post" className="wish-form" preventScrollReset noValidate>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        name="text"
        id={idOf("text")}
        label={text.text}
        hint={text.textHint}
        errors={errors.text}
        defaultValue={typed.text ?? ""}
        maxLength={wishMaxLength}
        autoComplete="off"
      />
      <details className="wish-more" open={isTranslated}>
        <summary>{text.languages}</summary>
        <p className="field-hint">{text.languagesHint}</p>
        {languages.map(({ code, name }) => (
          <TextField
            key={code}
            name={code}
            id={idOf(code)}
            label={name}
            optional
            errors={errors[code]}
            defaultValue={typed[code] ?? ""}
            maxLength={wishMaxLength}
            autoComplete="off"
            lang={code}
          />
        ))}
      </details>
      <Button look={fields.id ? "small-main" : "main"} label={fields.id ? text.save : text.add} />
    </Form>
  );
}
