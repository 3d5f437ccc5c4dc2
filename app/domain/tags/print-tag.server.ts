import type { Site } from "~/domain/site";
import type { PrintedTag, QrCode } from "./printed-tag";
import type { Tag } from "./tag";
import { tagPath } from "./tag-code";
import encodeQR from "qr";

/** Returns what a tag shows on paper. Null while the site does not know its own address. */
export function printTag({ facts }: Pick<Site, "facts">, { code }: Pick<Tag, "code">): PrintedTag | null {
  if (facts.publicUrl === null) return null;
  const address = facts.publicUrl + tagPath(code);
  return { code, shortAddress: address.replace(/^https?:\/\//, ""), qr: qrCodeOf(address) };
}

/** The width of the white border around a code, in modules, as the standard demands. */
const quietZone = 4;

/**
 * Returns the QR code of a tag's address, with error correction M. It uses capitals when they make the code smaller:
 * scheme, host and path work with both.
 */
export function qrCodeOf(address: string): QrCode {
  const [asWritten, inCapitals] = [encoded(address), encoded(address.toUpperCase())];
  return inCapitals.size < asWritten.size ? inCapitals : asWritten;
}

function encoded(text: string): QrCode {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: quietZone });
  return { text, size: rows.length, path: rows.flatMap(runsOf).join("") };
}

/** Returns the dark modules of a row. Neighbours form one rectangle. */
function runsOf(row: boolean[], y: number): string[] {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const width = x + 1 - start;
    runs.push(`M${start} ${y}h${width}v1h-${width}z`);
  }
  return runs;
}
