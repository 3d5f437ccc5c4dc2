import { Form } from "@remix-run/react";
import { exactPointsText as text } from "~/text/it/admin/lists";

/** Asks the owner about stops that show everybody the exact position of a finder's photo. Nothing without any. */
export function ExactPhotoPoints({ stops }: { stops: { id: string; name: string }[] }) {
  if (stops.length === 0) return null;
  return (
    <aside className="next-step">
      <h3>{text.title}</h3>
      <p>{text.lead}</p>
      <ul>
        {stops.map(({ id, name }) => (
          <li key={id}>
            <a href={`/admin/locations/${id}`}>{name}</a>
          </li>
        ))}
      </ul>
      <Form method="post" className="button-row">
        <button className="button" name="exactPoints" value="round">
          {text.round}
        </button>
        <button className="button button-quiet" name="exactPoints" value="keep">
          {text.keep}
        </button>
      </Form>
    </aside>
  );
}
