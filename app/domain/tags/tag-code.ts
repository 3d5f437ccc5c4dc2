/** The maximum length of a tag's name, in characters. */
export const tagNameMaxLength = 60;

/** The characters of tag codes. Of characters that look alike only one is used: no B G I O Q S U Z, no 0 and 1. */
export const tagCodeAlphabet = "23456789ACDEFHJKLMNPRTVWXY";
export const tagCodeLength = 6;

/** The characters that people type by mistake, each with the character of the alphabet that they mean. */
const lookalikes: Record<string, string> = {
  "0": "D",
  "1": "L",
  B: "8",
  G: "6",
  I: "L",
  O: "D",
  Q: "D",
  S: "5",
  U: "V",
  Z: "2",
};

const code = new RegExp(`^[${tagCodeAlphabet}]{${tagCodeLength}}$`);

/** Returns the code in a typed or pasted text, or in an address, however it is spelled. Null when there is none. */
export function readTagCode(typed: string): string | null {
  const last = /\/t\/([^/?#]*)/i.exec(typed)?.[1] ?? typed;
  const characters = last
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{P}\p{Cf}]/gu, "");
  const read = Array.from(characters, (character) => lookalikes[character] ?? character).join("");
  return code.test(read) ? read : null;
}

/** Returns the path of a tag's page. */
export function tagPath(code: string): string {
  return `/t/${code}`;
}
