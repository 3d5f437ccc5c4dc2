/** The site cannot start for a reason that the owner can mend; the message is the Italian sentence to show. */
export class CannotStart extends Error {
  override name = "CannotStart";
}
