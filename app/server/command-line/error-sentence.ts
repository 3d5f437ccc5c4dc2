import type { BucketFault } from "~/photo-store/bucket-fault";
import { bucketSentence } from "~/server/photo-bucket";
import { nameable } from "~/server/files/temporary-path";
import { commandText } from "~/text/it/commands/commands";
import { cannotStart, systemReasons } from "~/text/it/commands/terminal";

/** Returns the Italian sentence for an error that ended a command. Without a known reason it quotes the message. */
export function errorSentence(error: NodeJS.ErrnoException, command: string): string {
  const { name, code = "", path, message } = error;
  if (name === "CannotDo" || name === "WrongUsage") return message;
  if (name === "BucketFault") return bucketSentence(error as unknown as BucketFault);
  if (code === "EPIPE") return commandText.outputClosed;
  if (code === "ENOSPC" || code === "SQLITE_FULL") return commandText.diskFull;
  if (code === "SQLITE_BUSY") return cannotStart.databaseInUse;
  if (/^SQLITE_(?:CORRUPT|NOTADB)/.test(code)) return cannotStart.damaged;
  if (/^SQLITE_(?:CANTOPEN|READONLY|IOERR)/.test(code)) return cannotStart.databaseUnreachable(message);
  const reason = systemReasons[code];
  if (reason && path) return commandText.fileProblem(nameable(path), reason);
  return command === "serve" ? cannotStart.unexpected(message) : commandText.unexpected(message);
}
