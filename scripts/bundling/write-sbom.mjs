import { Buffer } from "node:buffer";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { currentCommit } from "./current-commit.mjs";

/**
 * Writes the bill of materials of a program (CycloneDX 1.6, JSON): the packages in `folders`, with the hashes of the
 * lock file. It contains no time and no serial number, so the same commit gives the same bytes.
 */
export function writeSbom(target, folders) {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const { name, version, license } = JSON.parse(readFileSync("package.json", "utf8"));
  const locked = new Map(
    Object.entries(packages).map(([folder, one]) => [`${nameOf(folder)}@${one.version}`, one]),
  );
  const components = folders.map((folder) => {
    const own = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    return component(own, locked.get(`${own.name}@${own.version}`));
  });
  const byReference = new Map(components.map((one) => [one["bom-ref"], one]));
  const bill = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        ...{ type: "application", "bom-ref": name, name, version },
        licenses: [{ license: { id: license } }],
        properties: [{ name: "giramondo:commit", value: currentCommit(".") || "?" }],
      },
    },
    components: [...byReference.values()].sort((a, b) => (a["bom-ref"] < b["bom-ref"] ? -1 : 1)),
  };
  writeFileSync(target, `${JSON.stringify(bill, null, 1)}\n`);
}

function component({ name, version, license, licenses }, locked) {
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const spoken = license ?? licenses?.[0]?.type;
  return {
    ...{ type: "library", "bom-ref": purl, name, version, purl },
    ...(spoken && {
      licenses: [/[ (]/.test(spoken) ? { expression: spoken } : { license: { name: spoken } }],
    }),
    ...(locked?.integrity && { hashes: hashesOf(locked.integrity) }),
  };
}

/** Converts a `sha512-…` of the lock file to the form of CycloneDX. */
function hashesOf(integrity) {
  return integrity.split(" ").map((one) => {
    const [alg, hash] = [one.slice(0, one.indexOf("-")), one.slice(one.indexOf("-") + 1)];
    return { alg: alg.replace("sha", "SHA-"), content: Buffer.from(hash, "base64").toString("hex") };
  });
}

function nameOf(folder) {
  return folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
}
