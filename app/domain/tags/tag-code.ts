/** Of characters that look alike only one is used: no B G I O Q S U Z, no 0 and 1. */
export const tagCodeAlphabet = "23456789ACDEFHJKLMNPRTVWXY";
const tagCodeLength = 6;

/** For what people read in place of a character of the alphabet. */
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

/**
 * The code that somebody typed or pasted: in any case, with spaces, dashes or invisible characters in it, with
 * lookalikes, or as the whole address of its page. Null when it cannot be a code.
 */
export function readTagCode(typed: string): string | null {
  const last = /\/t\/([^/?#]*)/i.exec(typed)?.[1] ?? typed;
  const characters = last
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{P}\p{Cf}]/gu, "");
  const read = Array.from(characters, (character) => lookalikes[character] ?? character).join("");
  return code.test(read) ? read : null;
}

/** A random code: one of 308 million. */
export function newTagCode(): string {
  const { length } = tagCodeAlphabet;
  let made = "";
  while (made.length < tagCodeLength) {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    // A byte is no multiple of the alphabet: without the rest each character is equally likely.
    if (random < 256 - (256 % length)) made += tagCodeAlphabet[random % length];
  }
  return made;
}

/** The path of a tag's page. */
export function tagPath(code: string): string {
  return `/t/${code}`;
}
