import type { BackupRefusal } from "~/domain/notifications/notification";

/** The program cannot do its work for a reason that the user can fix: exit code 1. The message is an Italian sentence. */
export class CannotDo extends Error {
  override name = "CannotDo";
}

/** A backup would replace better ones, or take the room of the site. No backup was changed. */
export class BackupRefused extends CannotDo {
  constructor(
    readonly reason: BackupRefusal,
    message: string,
  ) {
    super(message);
  }
}

/** The command line has a mistake: exit code 2, and nothing was done. The message is a sentence for the user. */
export class WrongUsage extends Error {
  override name = "WrongUsage";
}
