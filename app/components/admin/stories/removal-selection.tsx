import { storyRemovalText as text } from "~/text/it/admin/received-stories";

/** The number of stories on this page that are ticked for deletion, with the button that deletes them. */
export function RemovalSelection({ count }: { count: number }) {
  return (
    <section className="removal-selection" aria-label={text.label}>
      <p aria-live="polite">{count === 0 ? text.none : text.some(count)}</p>
      <button
        className="button button-quiet button-danger button-small"
        formMethod="post"
        formAction="/admin/storie/elimina"
      >
        {text.remove}
      </button>
    </section>
  );
}
