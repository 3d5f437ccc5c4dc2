import type { BucketFault } from "~/photo-store/bucket-fault";
import { bucketSentence } from "~/server/photo-bucket";
import { nameable } from "~/server/files/temporary-path";
import { said, say, systemReason } from "~/text/owner/terminal-words";

/** Returns the Italian sentence for an error that ended a command. Without a known reason it quotes the message. */
export function errorSentence(error: NodeJS.ErrnoException, command: string): string {
  const { name, code = "", path, message } = error;
  if (name === "CannotDo" || name === "WrongUsage") return message;
  if (name === "BucketFault") return bucketSentence(error as unknown as BucketFault);
  if (code === "EPIPE") return said.failures.outputClosed;
  if (code === "ENOSPC" || code === "SQLITE_FULL") return said.failures.diskFull;
  if (code === "SQLITE_BUSY") return said.cannotStart.databaseInUse;
  if (/^SQLITE_(?:CORRUPT|NOTADB)/.test(code)) return said.cannotStart.damaged;
  if (/^SQLITE_(?:CANTOPEN|READONLY|IOERR)/.test(code))
    return say(said.cannotStart.databaseUnreachable, { message });
  const reason = systemReason(code);
  if (reason && path) return say(said.failures.fileProblem, { file: nameable(path), reason });
  return command === "serve"
    ? say(said.cannotStart.unexpected, { message })
    : say(said.failures.unexpected, { message });
}
