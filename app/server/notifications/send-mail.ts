import { lookup } from "node:dns/promises";
import type { SendResult } from "~/domain/notifications/messenger";
import type { DeliveryError } from "~/domain/notifications/notification";
import type { SmtpServer } from "~/domain/notifications/channels/addresses.server";
import { deliveryError } from "./delivery-error";
import { PrivateAddress, requireAllowed } from "./allowed-address";

/** A mail to send. */
export interface Mail {
  /** The id of the message, the same at every try. The Message-ID is made from it. */
  id: string;
  date: Date;
  to: string;
  /** The site's name, shown as the sender's name. */
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
  mail: Mail,
  isAllowed: (address: string) => boolean,
): Promise<SendResult> {
  const { host } = mailHost(mail.siteHost);
  const from = server.from ?? (isAddress(server.user) ? server.user : mail.to);
  const error = await withServer(server, isAllowed, (transport) =>
    transport.sendMail({
      from: { name: mail.senderName, address: from },
      to: { name: "", address: mail.to },
      date: mail.date,
      messageId: `<${mail.id}@${host}>`,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
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
export function checkMailServer(
  server: SmtpServer,
  isAllowed: (address: string) => boolean,
): Promise<DeliveryError | null> {
  return withServer(server, isAllowed, (transport) => transport.verify());
}

interface Transport {
  sendMail(mail: object): Promise<unknown>;
  verify(): Promise<unknown>;
  close(): void;
}

async function withServer(
  server: SmtpServer,
  isAllowed: (address: string) => boolean,
  act: (transport: Transport) => Promise<unknown>,
): Promise<DeliveryError | null> {
  let timer: NodeJS.Timeout | undefined;
  let transport: Transport | undefined;
  try {
    transport = await transportTo(server, isAllowed);
    const tooLong = new Promise((_, reject) => {
      timer = setTimeout(
        () => reject(Object.assign(new Error("took too long"), { code: "ETIMEDOUT" })),
        maxMs,
      );
    });
    await Promise.race([act(transport), tooLong]);
    return null;
  } catch (error) {
    return deliveryError(error);
  } finally {
    clearTimeout(timer);
    transport?.close();
  }
}

async function transportTo(
  { host, port, secure, user, password }: SmtpServer,
  isAllowed: (address: string) => boolean,
): Promise<Transport> {
  requireAllowed(host, isAllowed);
  const found = await lookup(host, { all: true, order: "ipv4first" });
  if (!found.every(({ address }) => isAllowed(address))) throw new PrivateAddress();
  const address = found[0]?.address ?? host;
  const isThisMachine = /^(?:127\.|::1$)/.test(address);
  // The library is loaded with the first mail, because most sites send few mails or none.
  const { createTransport } = await import("nodemailer");
  return createTransport({
    host: address,
    servername: host,
    port,
    secure,
    requireTLS: !secure && user !== null && !isThisMachine,
    ...(user !== null && { auth: { user, pass: password ?? "" } }),
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
    socketCloseTimeout: 0,
    allowInternalNetworkInterfaces: true,
    tls: { servername: host },
  });
}

function isAddress(user: string | null): user is string {
  return user !== null && /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(user);
}

/** Returns the site's host name for the mail's headers, or a substitute when it is not valid there. */
function mailHost(siteHost: string): { host: string } {
  return { host: /^[a-z0-9.-]+$/i.test(siteHost) ? siteHost : "giramondo.invalid" };
}
