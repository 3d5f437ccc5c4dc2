import { execFileSync } from "node:child_process";
import path from "node:path";

/** Makes a self-signed certificate in a folder. Returns the paths of its files. */
export function makeCertificate(folder: string, name: string): { certificate: string; key: string } {
  const [certificate, key] = [path.join(folder, "certificate.pem"), path.join(folder, "key.pem")];
  execFileSync(
    "openssl",
    [
      ...[
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
      ],
      ...["-subj", `/CN=${name}`, "-addext", `subjectAltName=DNS:${name}`],
      ...["-out", certificate, "-keyout", key],
    ],
    { stdio: "ignore" },
  );
  return { certificate, key };
}
