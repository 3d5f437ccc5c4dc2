import { expect, test } from "vitest";
import { deliveryFailure } from "~/text/owner/deliveries";
import { ownerWordsIn } from "~/text/owner/languages.server";
import { deliveryError } from "./delivery-error";

test.each([
  [{ code: "ERR_TLS_CERT_ALTNAME_INVALID" }, "other-name", "vale per un altro nome"],
  [{ code: "ESOCKET", originalCode: "CERT_HAS_EXPIRED" }, "expired-certificate", "è scaduto"],
  [{ code: "ESOCKET", originalCode: "CERT_NOT_YET_VALID" }, "expired-certificate", "non vale ancora"],
  [{ code: "DEPTH_ZERO_SELF_SIGNED_CERT" }, "unknown-issuer", "update-ca-certificates"],
  [{ code: "UNABLE_TO_GET_ISSUER_CERT_LOCALLY" }, "unknown-issuer", "chi ha firmato"],
  [{ code: "EAUTH", responseCode: 535 }, "wrong-password", "la password"],
  [{ code: "EENVELOPE", responseCode: 450 }, "try-later", "riprovare più tardi"],
  [{ code: "EMESSAGE", responseCode: 421 }, "try-later", "riprovare più tardi"],
  [{ code: "EAUTH", responseCode: 454 }, "try-later", "riprovare più tardi"],
  [{ code: "EPROTOCOL", responseCode: 554 }, "refused", "ha rifiutato"],
  [{ code: "EENVELOPE", responseCode: 552 }, "no-room", "non ha più posto"],
  [{ code: "EENVELOPE", responseCode: 452 }, "no-room", "non ha più posto"],
  [{ code: "EENVELOPE", responseCode: 550 }, "recipient-refused", "il destinatario"],
  [{ code: "ETLS" }, "no-tls", "connessione cifrata"],
])("%j is said as it is", (fault, code, words) => {
  const failure = deliveryError(Object.assign(new Error("con un segreto"), fault));
  expect(failure.code).toBe(code);
  expect(deliveryFailure(ownerWordsIn("it", "").text.notifications, failure)).toContain(words);
  expect(JSON.stringify(failure)).not.toContain("segreto");
});
