import { certificateFault } from "~/domain/network/certificate-fault";
import type { DeliveryError } from "~/domain/notifications/notification";

/** An error with what nodemailer adds: the code of the connection error, and the mail server's status. */
type Fault = NodeJS.ErrnoException & { originalCode?: string; responseCode?: number; errors?: Fault[] };

const certificateCodes = {
  otherName: "other-name",
  expired: "expired-certificate",
  unsigned: "unknown-issuer",
} as const;
const noTls = /^(?:EPROTO$|ERR_SSL_|ETLS)/;
const nobody = /^(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EPIPE)/;

/** Returns why a delivery failed, without the message of the error, which may quote an address or a password. */
export function deliveryError(error: unknown): DeliveryError {
  const chain: Fault[] = [];
  for (let one = error as Fault | undefined; one && chain.length < 5; one = one.cause as Fault | undefined) {
    chain.push(one, ...(one.errors ?? []));
  }
  const has = (sign: RegExp) =>
    chain.some(({ code = "", originalCode = "" }) => sign.test(originalCode) || sign.test(code));
  const status = chain.find(({ responseCode }) => responseCode !== undefined)?.responseCode;
  const answered = status === undefined ? {} : { status };
  if (chain.some(({ name }) => name === "PrivateAddress")) return { code: "private-address" };
  if (status === 452 || status === 552) return { code: "no-room", status };
  if (status !== undefined && status >= 400 && status < 500) return { code: "try-later", status };
  if (has(/^EAUTH|^ENOAUTH/) || status === 535) return { code: "wrong-password", ...answered };
  if (has(/^EENVELOPE/)) return { code: "recipient-refused", ...answered };
  if (has(/^(?:ENOTFOUND|EAI_AGAIN|EDNS)/)) return { code: "unknown-host" };
  const faults = chain.map(
    ({ code = "", originalCode = code }) => certificateFault(originalCode) ?? certificateFault(code),
  );
  const fault = faults.find((one) => one !== null);
  if (fault) return { code: certificateCodes[fault] };
  if (has(noTls)) return { code: "no-tls" };
  if (has(/^(?:ETIME|ABORT_ERR)/)) return { code: "too-slow" };
  if (has(nobody)) return { code: "nobody-there" };
  return status === undefined ? { code: "failed" } : { code: "refused", status };
}
