import { Form } from "@remix-run/react";
import { usePending } from "~/components/admin/use-pending";
import { Field } from "~/components/forms/field";
import { tagNameMaxLength } from "~/domain/tags/tag";
import { tagsText as text } from "~/text/it/admin/tags";

interface NewTagFormProps {
  token: string;
  name: string;
  errors?: string[];
}

/** The form that creates a tag with a name. */
export function NewTagForm({ token, name, errors }: NewTagFormProps) {
  const pending = usePending("/admin/cartellini", { name: "token" });
  return (
    <Form className="new-tag form-sheet" method="post" aria-labelledby="new-tag-title">
      <h3 id="new-tag-title">{text.newTag}</h3>
      <input type="hidden" name="token" value={token} />
      <Field name="name" label={text.name} hint={text.nameHint} errors={errors}>
        {(control) => (
          <input {...control} defaultValue={name} maxLength={tagNameMaxLength} autoComplete="off" />
        )}
      </Field>
      <button className="button" aria-disabled={pending || undefined}>
        {pending ? text.creating : text.create}
      </button>
    </Form>
  );
}
