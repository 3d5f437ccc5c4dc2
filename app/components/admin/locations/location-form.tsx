import { locationFormText as text } from "~/text/it/admin-forms";
import type { SummaryField } from "~/components/forms/error-summary";
import { Field } from "~/components/forms/field";
import type { LocationFormState } from "./location-form-state";
import { LocationPlace } from "./location-place";
import { OwnersForm } from "~/components/admin/owners-form/owners-form";

/** The fields of the location form, for the summary of its errors. */
export const locationFields: SummaryField[] = [
  { name: "name", label: text.name },
  { name: "city", label: text.city },
  { name: "country", label: text.country },
  { name: "date", label: text.date },
  { name: "description", label: text.description },
  { name: "blogPostId" },
  { name: "existingPhotos", id: "existingPhotos-error" },
  { name: "photo" },
  { name: "place" },
  { name: "latitude", label: text.latitude },
  { name: "longitude", label: text.longitude },
];

const loadValidation = () => import("./validate-location.client");

/** The form that places a stop (spec §2 "Nuova Location"). */
export function LocationForm({ state }: { state: LocationFormState }) {
  const { values, blogPosts } = state;
  return (
    <OwnersForm
      action="/admin/nuova-location"
      state={state}
      submit={{ label: text.submit, pending: text.pending }}
      loadValidation={loadValidation}
    >
      {(fieldErrors) => (
        <>
          <div className="form-main">
            <Field name="name" label={text.name} errors={fieldErrors.name}>
              {(control) => <input {...control} maxLength={100} defaultValue={values.name} />}
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
          <div className="form-side">
            <LocationPlace state={{ ...state, fieldErrors }} />
          </div>
        </>
      )}
    </OwnersForm>
  );
}
