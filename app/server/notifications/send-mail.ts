import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { SmtpServer } from "~/domain/notifications/channels/addresses.server";
import type { SendResult } from "~/domain/notifications/messenger";
import { trustSystemCertificates } from "~/server/system-certificates";
import { type AddressCheck, PrivateAddress, requireAllowed } from "./allowed-address";
import { deliveryError } from "./delivery-error";

export interface Mail {
  /** The id of the message, the same at every try. The Message-ID is made from it. */
  id: string;
  date: Date;
  to: string;
  senderName: string;
  /** The host name of the site, for Message-ID and List-Id. */
  siteHost: string;
  subject: string;
  text: string;
  html: string;
}

/** The limit for sending a whole mail, in milliseconds. */
const maxMs = 25_000;

/** Sends one mail. A password is given to the mail server only over TLS, or when the server is on this machine. */
export async function sendMail(
  server: SmtpServer,
  { id, to, senderName, siteHost, ...mail }: Mail,
  isAllowed: AddressCheck,
): Promise<SendResult> {
  const host = /^[a-z0-9.-]+$/i.test(siteHost) ? siteHost : "giramondo.invalid";
  const isUserAddress = /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(server.user ?? "");
  const from = server.from ?? (isUserAddress && server.user ? server.user : to);
  const error = await withServer(server, isAllowed, (transport) =>
    transport.sendMail({
      ...mail,
      from: { name: senderName, address: from },
      to: { name: "", address: to },
      messageId: `<${id}@${host}>`,
      headers: {
        "Auto-Submitted": "auto-generated",
        "List-Id": `<avvisi.${host}>`,
        "X-Auto-Response-Suppress": "All",
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return error ? { ok: false, error } : { ok: true };
}

/** Checks a mail server: connects and signs in without sending anything. Null when that works. */
export function checkMailServer(server: SmtpServer, isAllowed: AddressCheck) {
  return withServer(server, isAllowed, (transport) => transport.verify());
}

type Transport = Awaited<ReturnType<typeof transportTo>>;

async function withServer(
  server: SmtpServer,
  isAllowed: AddressCheck,
  act: (transport: Transport) => Promise<unknown>,
) {
  let transport: Transport | undefined;
  try {
    transport = await transportTo(server, isAllowed);
    const tooLong = pause(maxMs, { code: "too-slow" } as const, { ref: false });
    return await Promise.race([act(transport).then(() => null), tooLong]);
  } catch (error) {
    return deliveryError(error);
  } finally {
    transport?.close();
  }
}

async function transportTo({ host, port, secure, user, password }: SmtpServer, isAllowed: AddressCheck) {
  requireAllowed(host, isAllowed);
  const found = await lookup(host, { all: true, order: "ipv4first" });
  if (!found.every(({ address }) => isAllowed(address))) throw new PrivateAddress();
  const address = found[0]?.address ?? host;
  const isThisMachine = /^(?:127\.|::1$)/.test(address);
  trustSystemCertificates();
  // The library is loaded with the first mail, because most sites send few mails or none.
  const { createTransport } = await import("nodemailer");
  // TLS has no server name for an IP address (RFC 6066, 3): Node would warn on the terminal.
  const named = isIP(host) > 0 ? {} : { servername: host };
  return createTransport({
    host: address,
    ...named,
    port,
    secure,
    requireTLS: !secure && user !== null && !isThisMachine,
    ...(user !== null && { auth: { user, pass: password ?? "" } }),
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
    socketCloseTimeout: 0,
    allowInternalNetworkInterfaces: true,
    tls: named,
  });
}
