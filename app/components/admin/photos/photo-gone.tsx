import { Link } from "@remix-run/react";
import { photoEditText as text } from "~/text/it/admin/photo-edit";

/** The message in place of a deleted photo. */
export function PhotoGone() {
  return (
    <section aria-labelledby="photo-title">
      <h2 className="section-title" id="photo-title">
        {text.gone}
      </h2>
      <p>{text.goneText}</p>
      <p className="button-row">
        <Link className="button button-quiet" to="/admin">
          {text.back}
        </Link>
      </p>
    </section>
  );
}
