import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { CannotStart } from "~/server/user-errors";
import { cannotStart } from "~/text/it/commands/terminal";

/** Binds a server to a host and port. Throws CannotStart, with the sentence for the owner, when that is not possible. */
export function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", ({ code, message }: NodeJS.ErrnoException) => {
      if (code === "EADDRINUSE") reject(new CannotStart(cannotStart.portInUse(port)));
      else if (code === "EACCES") reject(new CannotStart(cannotStart.portForbidden(port)));
      else if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
        reject(new CannotStart(cannotStart.hostUnknown(host)));
      else reject(new CannotStart(cannotStart.unexpected(message)));
    });
    server.listen(port, host, resolve);
  });
}

/** The URL of a bound server on this machine, without a final slash. */
export function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const reachable = host === "0.0.0.0" || host === "::" || host === "127.0.0.1" ? "localhost" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}
