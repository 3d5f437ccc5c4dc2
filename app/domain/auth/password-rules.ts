import type { PublicSettings } from "~/domain/settings/setting";

/** The minimum length of the owner's password, in characters. */
export const shortestPassword = 8;

type OwnNames = Pick<PublicSettings, "productName" | "publicUrl" | "contactEmail">;

/** The guesses that an attacker tries first: the names of the site, and the most common passwords. */
export interface CommonKnowledge {
  publicSettings: OwnNames;
  passwords: { common: () => ReadonlySet<string> };
}

/** Returns why this password is not acceptable. Null when it is acceptable. */
export function passwordFault(password: string, site: CommonKnowledge): "too-short" | "common" | null {
  if (Array.from(password).length < shortestPassword) return "too-short";
  return isCommonPassword(password, site) ? "common" : null;
}

/** Words that are common in Italian passwords, in lower case and without digits around them. */
const commonWords = new Set(
  `
  abc abcd access accesso account admin administrator alberto alessandra alessandro alessia alessio amministratore
  amministrazione amoremio andrea angela angelo anna antonella antonio arianna asdfgh asdfghjkl azerty banana barbara
  baseball batman beatrice benvenuta benvenuto buongiorno calcio cambiami camilla capibara capy capybara carlo
  changeme charlie chiara chocolate ciao ciaociao cioccolato claudia claudio computer cristina daniela daniele
  davide default domenico dragon elena eleonora elisa emanuele enrico fabio facebook federica federico ferrari
  filippo football forza forzainter forzajuve forzamilan forzanapoli forzaroma francesca francesco freedom gabriele
  giacomo gianluca giorgia giorgio giovanna giovanni giramondo giulia giuseppe google guest hello ilaria iloveyou
  instagram inter internet italia jessica jordan juventus lapassword lasagna laura leonardo letmein liverpool login
  lorenzo luca lucia luigi manager mamma marco margherita maria mario martina marvel master matteo mattia maurizio
  michael michela michele milan milano minecraft monica monkey napoli nicola nicole nutella paola paolo paperino
  parola parolachiave pass passw password passwords patrizia peluche pippo pizza pokemon princess principessa prova
  provaprova qazwsx qazwsxedc qwer qwert qwerty qwertyui qwertyuiop qwertz riccardo rebecca roberta roberto roma root
  salvatore samuele sara secret segreta segreto serena server shadow simona simone site sito sitoweb sofia spaghetti
  starwars stefania stefano stella stellina summer sunshine superman teamo teodora test testtest tiamo tiger tommaso
  topolino toor trustno user utente valentina valeria vaffanculo viaggiatore viaggio vincenzo web webmaster welcome
  whatever zaq zaqwsx zxcvbn zxcvbnm
  `
    .trim()
    .split(/\s+/),
);

/** Rows of characters that follow one another in the alphabet, in numbers or on a keyboard. Each is read both ways. */
const rows = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
].flatMap((row) => [row, [...row].reverse().join("")]);

/** A password with a common word is easy when it has at most this many digits and signs besides the word. */
const maxAroundWord = 6;
/** A password with characters in a row is easy when it has at most this many characters besides the row. */
const maxAroundRow = 3;

const lookalikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/**
 * True when a password is easy to guess. That is a common password, a common word, a name of the site, characters in a
 * row, or a few characters repeated. A few digits or signs around a word, or in place of its letters, do not help.
 */
export function isCommonPassword(password: string, { publicSettings, passwords }: CommonKnowledge): boolean {
  const plain = password.normalize("NFKC").toLowerCase();
  const sets = [commonWords, ownNames(publicSettings), passwords.common()];
  const isWord = (text: string) => sets.some((words) => words.has(text));
  const unsigned = plain.replace(/[\d\W_]+$/u, "").replace(/[013457@$]/g, (sign) => lookalikes[sign] ?? sign);
  const words = [plain, unsigned].map(lettersOf);
  return (
    [...words, plain].some((text) => {
      const unit = /^(.+?)\1+$/u.exec(text)?.[1];
      const isRepeated = unit !== undefined && (unit.length <= 4 || isWord(lettersOf(unit)));
      return (isRepeated || isWord(text)) && plain.length - text.length <= maxAroundWord;
    }) || plain.length - longestRow(plain) <= maxAroundRow
  );
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, "");
}

/** Returns the length of the longest part of a text that follows one of the `rows`, for example "qwerty" or "1234". */
function longestRow(text: string): number {
  let longest = 0;
  for (let from = 0; from < text.length; from += 1) {
    while (rows.some((row) => row.includes(text.slice(from, from + longest + 1)))) {
      if (from + longest + 1 > text.length) return longest;
      longest += 1;
    }
  }
  return longest;
}

/** Returns the names of the site, as letters only. */
function ownNames({ productName, publicUrl, contactEmail }: OwnNames): Set<string> {
  const host = publicUrl === null ? "" : new URL(publicUrl).hostname;
  const parts = [productName, host, contactEmail ?? ""].flatMap((name) => [
    name,
    ...name.split(/[^\p{L}]+/u),
  ]);
  const names = parts.map((name) => lettersOf(name.normalize("NFKC").toLowerCase()));
  return new Set(names.filter((name) => name.length >= 3));
}
