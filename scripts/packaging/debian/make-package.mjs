import { Buffer } from "node:buffer";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { bundle } from "../../bundling/program-bundle.mjs";
import { ar, tarGz } from "./archives.mjs";
import { backupManPage, bashCompletion, manPage } from "./manual.mjs";

const architectures = { x64: "amd64", arm64: "arm64" };
const units = ["giramondo.service", "giramondo-backup.service", "giramondo-backup.timer"];
const packed = (text) => gzipSync(text, { level: 9 });
const file = (name) => readFileSync(new URL(`files/${name}`, import.meta.url));

/**
 * Makes the Debian package of an executable in the same folder, and returns its path. `arch` is Node's name of the
 * processor. `day` is that of the commit, so that the same commit gives the same bytes.
 */
export async function makeDebianPackage(executable, { arch, version, day }) {
  const mtime = new Date(`${day}T00:00:00Z`);
  const architecture = architectures[arch];
  const data = await installedFiles(executable, { version, day, mtime });
  const control = {
    control: controlFile({ version, architecture, size: sizeOf(data) }),
    md5sums: data
      .map(({ name, bytes }) => `${createHash("md5").update(bytes).digest("hex")}  ${name}\n`)
      .join(""),
    postinst: file("postinst"),
    prerm: file("prerm"),
    postrm: file("postrm"),
  };
  const scripts = Object.entries(control).map(([name, bytes]) => ({
    name,
    bytes: Buffer.from(bytes),
    mode: /^(?:post|pre)/.test(name) ? 0o755 : 0o644,
  }));
  const members = {
    "debian-binary": Buffer.from("2.0\n"),
    "control.tar.gz": await tarGz(scripts, mtime),
    "data.tar.gz": await tarGz(data, mtime),
  };
  const made = path.join(path.dirname(executable), `giramondo_${version}_${architecture}.deb`);
  writeFileSync(made, ar(members, mtime));
  return made;
}

async function installedFiles(executable, { version, day, mtime }) {
  const texts = await commandTexts(path.dirname(executable));
  const unit = (name) =>
    readFileSync(`deploy/${name}`, "utf8")
      .replace(`: /etc/systemd/system/${name}`, "")
      .replace("/usr/local/bin/giramondo", "/usr/bin/giramondo");
  const changes = `giramondo (${version}) stable; urgency=medium

  * What is new stands in CHANGELOG.md of the sources.

 -- Giramondo <giramondo@capi.example>  ${mtime.toUTCString().replace("GMT", "+0000")}
`;
  const entries = {
    "usr/bin/giramondo": [readFileSync(executable), 0o755],
    "usr/bin/giramondo-backup": [file("giramondo-backup"), 0o755],
    ...Object.fromEntries(units.map((name) => [`usr/lib/systemd/system/${name}`, unit(name)])),
    "usr/lib/sysusers.d/giramondo.conf": file("giramondo.sysusers"),
    "usr/share/giramondo/site.env": file("site.env"),
    "usr/share/bash-completion/completions/giramondo": bashCompletion(texts),
    "usr/share/man/man1/giramondo.1.gz": packed(manPage(texts, { version, day })),
    "usr/share/man/man1/giramondo-backup.1.gz": packed(backupManPage({ version, day })),
    "usr/share/doc/giramondo/copyright": readFileSync("LICENSE"),
    "usr/share/doc/giramondo/licenses.txt.gz": packed(
      readFileSync(path.join(path.dirname(executable), "licenses.txt")),
    ),
    "usr/share/doc/giramondo/changelog.gz": packed(changes),
    "usr/share/lintian/overrides/giramondo": file("lintian-overrides"),
  };
  return Object.entries(entries).map(([name, entry]) => {
    const [bytes, mode] = Array.isArray(entry) ? entry : [entry];
    return { name, bytes: Buffer.from(bytes), mode };
  });
}

/** Returns the commands as the program's help describes them. */
async function commandTexts(folder) {
  const outfile = path.resolve(folder, "command-texts.cjs");
  await bundle("app/text/it/commands/commands.ts", outfile);
  return createRequire(import.meta.url)(outfile);
}

function controlFile({ version, architecture, size }) {
  return `Package: giramondo
Version: ${version}
Architecture: ${architecture}
Maintainer: Giramondo <giramondo@capi.example>
Installed-Size: ${size}
Depends: libc6 (>= 2.34), libstdc++6 (>= 11), init-system-helpers (>= 1.54), systemd
Recommends: caddy | nginx
Section: web
Priority: optional
Description: website of a travelling plush toy
 Whoever finds the toy sends a story with photos; its owner makes a diary of
 them and places the stops on a map; everybody reads, in five languages.
 .
 The program is one file with everything inside. It listens on 127.0.0.1:3000,
 keeps its data in /var/lib/giramondo and a copy of every night in
 /var/backups/giramondo.
`;
}

/** Returns the size in kB, as dpkg expects it. */
function sizeOf(data) {
  return data.reduce((sum, { bytes }) => sum + Math.ceil(bytes.length / 1024), 0);
}
