/** A finished piece of XML. */
export interface Xml {
  readonly xml: string;
}

type Value = string | number | null | Xml | readonly Xml[];

/** A template for XML. Text is escaped, XML stays as it is, null disappears. */
export function xml(strings: TemplateStringsArray, ...values: Value[]): Xml {
  let [text = ""] = strings;
  for (const [index, value] of values.entries()) text += written(value) + strings[index + 1];
  return { xml: text };
}

/** Returns an XML file with this root element. `style` is the address of the style sheet with which browsers show it. */
export function xmlFile({ xml: root }: Xml, style?: string): string {
  const instruction = style ? `<?xml-stylesheet type="text/css" href="${style}"?>\n` : "";
  return `<?xml version="1.0" encoding="UTF-8"?>\n${instruction}${root}\n`;
}

function written(value: Value): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return plainText.test(value) ? value : escapeXml(value);
  return "xml" in value ? value.xml : value.map((part) => part.xml).join("");
}

/** Text in which nothing has to be escaped or left out. Most texts of a long file are like that. */
const plainText = /^[\t\n !#-%(-;=?-\ud7ff\ue000-\ufffd]*$/;

const references: Record<string, string> = {
  "&": "&#38;",
  "<": "&#60;",
  ">": "&#62;",
  '"': "&#34;",
  "'": "&#39;",
  "\r": "&#13;",
};

/** Escapes a text for elements and quoted attributes. What XML forbids is left out; half a pair becomes U+FFFD. */
function escapeXml(text: string): string {
  return text.toWellFormed().replace(/[^\t\n !#-%(-;=?-\ufffd]/g, (character) => references[character] ?? "");
}
