import type { DeliveryError } from "~/domain/notifications/notification";

/** An error with what nodemailer adds: the code of the connection error, and the mail server's status. */
type Fault = NodeJS.ErrnoException & { originalCode?: string; responseCode?: number; errors?: Fault[] };

const certificate =
  /^(?:CERT_|UNABLE_TO_|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|ERR_TLS_CERT|INVALID_CA|HOSTNAME_MISMATCH)/;
const noTls = /^(?:EPROTO|ERR_SSL_|ETLS)/;
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
  if (has(/^EAUTH|^ENOAUTH/) || status === 535) return { code: "wrong-password", ...answered };
  if (has(/^EENVELOPE/)) return { code: "recipient-refused", ...answered };
  if (has(/^(?:ENOTFOUND|EAI_AGAIN|EDNS)/)) return { code: "unknown-host" };
  if (has(certificate)) return { code: "refused-certificate" };
  if (has(noTls)) return { code: "no-tls" };
  if (has(/^(?:ETIME|ABORT_ERR)/)) return { code: "too-slow" };
  if (has(nobody)) return { code: "nobody-there" };
  return status === undefined ? { code: "failed" } : { code: "refused", status };
}
