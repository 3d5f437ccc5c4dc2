import { locationFormText as text } from "~/text/it/admin/forms";
import type { SummaryField } from "~/components/forms/error-summary";
import { Field } from "~/components/forms/field";

import { PhotoDate } from "~/components/admin/owner-form/form-photos";
import type { LocationFormState } from "./location-form-state";
import { CoordinatesFields } from "./coordinates-fields";
import { PlaceFields } from "./place-fields";
import { CorrectLinked, OwnerForm, type OwnerFormTarget } from "~/components/admin/owner-form/owner-form";

/** The fields of the location form, for the summary of its errors. */
export const locationFields: SummaryField[] = [
  { name: "city", label: text.city },
  { name: "country", label: text.country },
  { name: "place", id: "place-error" },
  { name: "map" },
  { name: "existingPhotos", id: "existingPhotos-error" },
  { name: "photo" },
  { name: "pasted" },
  { name: "latitude", label: text.latitude },
  { name: "longitude", label: text.longitude },
  { name: "precision", label: text.precision },
  { name: "name", label: text.name },
  { name: "date", label: text.date },
  { name: "description", label: text.description },
  { name: "blogPostId" },
];

/** The form with the fields of a location. */
export function LocationForm({ state, ...target }: OwnerFormTarget & { state: LocationFormState }) {
  const { values, blogPosts } = state;
  const { action } = target;
  return (
    <OwnerForm {...target} state={state} validation="validateLocation">
      {(fieldErrors) => (
        <>
          <div className="form-main">
            <PlaceFields action={action} state={{ ...state, fieldErrors }} />
            {state.updatedAt !== "" && values.blogPostId !== "" ? (
              <CorrectLinked label={text.correctArticle} checked={state.correctLinked} />
            ) : null}
            <CoordinatesFields action={action} state={{ ...state, fieldErrors }} />
          </div>
          <div className="form-side">
            <Field name="name" label={text.name} hint={text.nameHint} errors={fieldErrors.name}>
              {(control) => <input {...control} maxLength={100} defaultValue={values.name} />}
            </Field>
            <Field name="date" label={text.date} hint={text.dateHint} errors={fieldErrors.date}>
              {(control) => <input {...control} type="date" defaultValue={values.date} />}
            </Field>
            <PhotoDate photos={[...state.chosen, ...(state.draft?.photos ?? [])]} date={values.date} />
            <Field name="description" label={text.description} optional errors={fieldErrors.description}>
              {(control) => (
                <textarea {...control} rows={5} maxLength={2000} defaultValue={values.description} />
              )}
            </Field>
            {blogPosts.length > 0 ? (
              <Field name="blogPostId" label={text.blogPost} optional errors={fieldErrors.blogPostId}>
                {(control) => (
                  <select {...control} defaultValue={values.blogPostId}>
                    <option value="">{text.noBlogPost}</option>
                    {blogPosts.map(({ id, title }) => (
                      <option key={id} value={id}>
                        {title}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            ) : null}
          </div>
        </>
      )}
    </OwnerForm>
  );
}
