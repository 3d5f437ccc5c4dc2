import type { BackupRefusal } from "~/domain/notifications/notification";
import { say, type Values } from "~/text/owner/terminal-words";

/** The program cannot do its work for a reason that the user can fix: exit code 1. The message is a sentence. */
export class CannotDo extends Error {
  override name = "CannotDo";
}

/** Returns a CannotDo with this sentence, and values in its places. */
export const cannot = <Words extends string>(words: Words, ...values: Values<NoInfer<Words>>) =>
  new CannotDo(say(words, ...values));

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
