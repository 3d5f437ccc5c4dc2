import { getCACertificates, setDefaultCACertificates } from "node:tls";

let isDone = false;

/**
 * Trusts the authorities of the system beside Node's own, from the first connection on: those of Debian's
 * `update-ca-certificates`, or of SSL_CERT_FILE and SSL_CERT_DIR. Reading them costs 60 ms and 5 MB.
 */
export function trustSystemCertificates(): void {
  if (isDone) return;
  isDone = true;
  const all = new Set([...getCACertificates("default"), ...getCACertificates("system")]);
  setDefaultCACertificates([...all]);
}
