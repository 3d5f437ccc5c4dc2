/** The site cannot start for a reason that the owner can fix: exit code 1. The message is the Italian sentence to show. */
export class CannotStart extends Error {
  override name = "CannotStart";
}

/** A command cannot do its work for a reason that its user can fix: exit code 1. The message is the sentence to show. */
export class CannotDo extends Error {
  override name = "CannotDo";
}

/** The command line has a mistake: exit code 2, nothing was done. The message is the sentence to show. */
export class WrongUsage extends Error {
  override name = "WrongUsage";
}
