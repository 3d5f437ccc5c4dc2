const longestLabel = 40;

/** Latin letters that Unicode does not take apart into a letter and an accent. */
const folded: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ł: "l",
  Ł: "L",
  ı: "i",
  ð: "d",
  þ: "th",
};

/**
 * The part of a stored name that the owner recognises a photo by: the sender's file name as ASCII letters, digits and
 * dashes, without folder and ending, at most 40 characters; `foto` when nothing of it can be kept.
 */
export function labelOfFile(fileName: string): string {
  const [, bare = ""] = /([^/\\]*)$/.exec(fileName.slice(-1000)) ?? [];
  const label = bare
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .replace(/[^\0-\x7f]/gu, (letter) => folded[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, longestLabel)
    .replace(/-$/, "");
  return label === "" ? "foto" : label;
}
