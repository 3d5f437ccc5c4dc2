/** A command cannot do its work for a reason that its user can mend: exit code 1. The message is the sentence. */
export class CannotDo extends Error {
  override name = "CannotDo";
}
