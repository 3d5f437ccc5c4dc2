import { useParams } from "@remix-run/react";
import { PhotoDate } from "~/components/admin/owner-form/form-photos";
import { CorrectLinked, OwnerForm } from "~/components/admin/owner-form/owner-form";
import type { SummaryField } from "~/components/form-parts/error-summary";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import type { OwnerTexts } from "~/text/words";
import { CoordinatesFields } from "./coordinates-fields";
import type { LocationFormState } from "./location-form-state";
import { PlaceFields } from "./place-fields";

/** The fields of the location form. Their labels are also in the summary of its errors. */
const fieldsIn = (text: OwnerTexts["locationForm"]): SummaryField[] => [
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

interface LocationFormProps {
  state: LocationFormState;
  current?: Record<string, string> | null;
}

/** The page with the form of a location, a new one or a stored one. */
export function LocationForm({ state, current }: LocationFormProps) {
  const text = useOwnerWords().text.locationForm;
  const { values, blogPosts } = state;
  return (
    <OwnerForm
      {...{ state, current, fields: fieldsIn(text) }}
      validation="validateLocation"
      submit={useParams().id ? text.save : text.submit}
    >
      {({ field, fieldErrors }) => (
        <>
          <div className="form-main">
            <PlaceFields state={{ ...state, fieldErrors }} field={field} />
            {values.blogPostId ? (
              <CorrectLinked label={text.correctArticle} checked={state.correctLinked} />
            ) : null}
            <CoordinatesFields state={{ ...state, fieldErrors }} field={field} />
          </div>
          <div className="form-side">
            {field("name", { hint: text.nameHint, maxLength: 100 })}
            {field("date", { hint: text.dateHint, type: "date" })}
            <PhotoDate state={state} />
            {field("description", { optional: true, rows: 5, maxLength: 2000 })}
            {blogPosts.length > 0
              ? field("blogPostId", {
                  label: text.blogPost,
                  optional: true,
                  options: [
                    { value: "", label: text.noBlogPost },
                    ...blogPosts.map(({ id, title }) => ({ value: id, label: title })),
                  ],
                })
              : null}
          </div>
        </>
      )}
    </OwnerForm>
  );
}
