import type { Site } from "~/domain/site";
import type { PrintedTag } from "./printed-tag";
import { qrCodeOf } from "./qr-code.server";
import type { Tag } from "./tag";
import { tagPath } from "./tag-code";

/** What a tag shows on paper; null while the site does not know its own address. */
export function printTag({ facts }: Pick<Site, "facts">, { code }: Pick<Tag, "code">): PrintedTag | null {
  if (facts.publicUrl === null) return null;
  const address = facts.publicUrl + tagPath(code);
  return { code, shortAddress: address.replace(/^https?:\/\//, ""), qr: qrCodeOf(address) };
}
