import { FormButton } from "~/components/admin/buttons";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import type { Claim } from "~/domain/wishes/wish";
import { fill } from "~/text/fill";

/** The wish that the sender says has come true, and the button that ticks it off with the stop of the story. */
export function ClaimedWish({ id, text: wish, isOpen, stop }: Claim) {
  const text = useOwnerWords().text.wishes;
  if (wish === null) return <p>{text.claimGone}</p>;
  return (
    <>
      <p>
        {fill(text.claim, { text: wish })} {isOpen ? (stop ? null : text.claimWaits) : text.claimDone}
      </p>
      {isOpen && stop ? (
        <FormButton
          action="/admin/desideri"
          fields={{ id }}
          look="small-main"
          name="stop"
          value={stop.id}
          label={fill(text.tickAt, { city: stop.city })}
          toTop
        />
      ) : null}
    </>
  );
}
