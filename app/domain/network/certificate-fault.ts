/** Returns why a server's certificate is refused, from the code of the TLS library. Null for other codes. */
export function certificateFault(code: string): "otherName" | "expired" | "unsigned" | null {
  if (/^(?:ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/.test(code)) return "otherName";
  if (/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/.test(code)) return "expired";
  const isOfCertificate =
    /^(?:CERT_|UNABLE_TO_|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|ERR_TLS_CERT|INVALID_CA)/;
  return isOfCertificate.test(code) ? "unsigned" : null;
}
