import encodeQR from "qr";
import { isPublicHost } from "~/domain/network/public-address.server";
import type { Site } from "~/domain/site";
import { tagPath } from "./tag-code";

/** Returns what a tag shows on paper. Null while the site's public address is not set. */
export function printTag({ publicSettings }: Site, { code }: { code: string }) {
  const { publicUrl, productName: name } = publicSettings;
  if (publicUrl === null) return null;
  const address = publicUrl + tagPath(code);
  // People type the address without the scheme.
  return { code, name, shortAddress: address.replace(/^https?:\/\//, ""), qr: qrCodeOf(address) };
}

/** Returns what is wrong with the public address that tags would show. A printed tag cannot be corrected later. */
export function tagAddressFault(publicUrl: string | null): "missing" | "home" | "http" | null {
  if (publicUrl === null) return "missing";
  const { hostname, protocol } = new URL(publicUrl);
  if (!isPublicHost(hostname)) return "home";
  return protocol === "https:" ? null : "http";
}

/** Returns whether tags are printed with the site's address. `?comunque=true` confirms a doubtful one. */
export function printedAddress(site: Pick<Site, "publicSettings" | "settings">, query: URLSearchParams) {
  const fault = tagAddressFault(site.publicSettings.publicUrl);
  const isConfirmed = query.get("comunque") === "true";
  const source = site.settings.sourceOf("publicUrl");
  return { fault, source, isPrinted: fault === null || (fault !== "missing" && isConfirmed) };
}

/** The width of the white border around a QR code, in modules, as the standard demands. */
const quietZone = 4;

/** Returns the QR code of an address, with error correction M, in capitals when that makes it smaller. */
export function qrCodeOf(address: string) {
  const [asWritten, inCapitals] = [encoded(address), encoded(address.toUpperCase())];
  return inCapitals.size < asWritten.size ? inCapitals : asWritten;
}

/** Returns the drawing of a QR code: the path of its dark modules (squares), for a view box that is `size` wide. */
function encoded(text: string) {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: quietZone });
  return { text, size: rows.length, path: rows.flatMap(runsOf).join("") };
}

/** Returns the SVG path of the dark modules in a row. Dark modules side by side become one rectangle. */
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
