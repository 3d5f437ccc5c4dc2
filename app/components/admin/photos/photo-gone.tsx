import { Link } from "@remix-run/react";
import { AdminPage } from "~/components/admin/panel/admin-page";
import { photoEditText as text } from "~/text/it/admin/photo-edit";

/** The message in place of a deleted photo. */
export function PhotoGone() {
  return (
    <AdminPage>
      <p>{text.goneText}</p>
      <p className="button-row">
        <Link className="button button-quiet" to="/admin">
          {text.back}
        </Link>
      </p>
    </AdminPage>
  );
}
