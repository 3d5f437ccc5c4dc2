import { blogPostFormText as text } from "~/text/it/admin-forms";
import type { SummaryField } from "~/components/forms/error-summary";
import { Field } from "~/components/forms/field";
import { FormPhotos } from "~/components/admin/owners-form/form-photos";
import { OwnersForm, type OwnersFormState } from "~/components/admin/owners-form/owners-form";

/** The page has an element with the id "content" already. */
const contentId = "post-content";

/** What the article form contains when it is shown (again). */
export interface BlogPostFormState extends OwnersFormState<{
  title: string;
  authorName: string;
  city: string;
  country: string;
  date: string;
  content: string;
}> {
  /** The story that is promoted. */
  storyId: string | null;
  /** Stored names of the chosen photos that were sent with another story. */
  ofOtherStories: string[];
}

/** The fields of the article form, for the summary of its errors. */
export const blogPostFields: SummaryField[] = [
  { name: "title", label: text.title },
  { name: "authorName", label: text.author },
  { name: "city", label: text.city },
  { name: "country", label: text.country },
  { name: "date", label: text.date },
  { name: "content", id: contentId, label: text.content },
  { name: "existingPhotos", id: "existingPhotos-error" },
  { name: "photo" },
];

const loadValidation = () => import("./validate-blog-post.client");

/** The form that makes a diary article (spec §2 "Articoli Diario"). */
export function BlogPostForm({ state }: { state: BlogPostFormState }) {
  const { storyId, ofOtherStories, values, chosen, draft } = state;
  return (
    <OwnersForm
      action="/admin/nuovo-articolo"
      state={state}
      submit={{ label: text.submit, pending: text.pending }}
      loadValidation={loadValidation}
    >
      {(fieldErrors) => (
        <>
          {storyId ? <input type="hidden" name="story" value={storyId} /> : null}
          <div className="form-main">
            <Field name="title" label={text.title} errors={fieldErrors.title}>
              {(control) => <input {...control} maxLength={200} defaultValue={values.title} />}
            </Field>
            <Field name="authorName" label={text.author} optional errors={fieldErrors.authorName}>
              {(control) => <input {...control} maxLength={100} defaultValue={values.authorName} />}
            </Field>
            <div className="form-columns">
              <Field name="city" label={text.city} errors={fieldErrors.city}>
                {(control) => <input {...control} maxLength={100} defaultValue={values.city} />}
              </Field>
              <Field name="country" label={text.country} errors={fieldErrors.country}>
                {(control) => <input {...control} maxLength={100} defaultValue={values.country} />}
              </Field>
            </div>
            <Field name="date" label={text.date} hint={text.dateHint} errors={fieldErrors.date}>
              {(control) => <input {...control} type="date" defaultValue={values.date} />}
            </Field>
            <Field name="content" id={contentId} label={text.content} errors={fieldErrors.content}>
              {(control) => <textarea {...control} rows={12} defaultValue={values.content} />}
            </Field>
          </div>
          <div className="form-side">
            <FormPhotos {...{ chosen, ofOtherStories, draft, fieldErrors }} />
            <Field name="photo" label={text.photo} optional hint={text.photoHint} errors={fieldErrors.photo}>
              {(control) => <input {...control} className="file-picker" type="file" accept="image/*" />}
            </Field>
          </div>
        </>
      )}
    </OwnersForm>
  );
}
