import type { Site } from "~/domain/site";
import type { Place, PlaceCandidate } from "~/gazetteer/gazetteer.server";
import { isCountry, isCountryName } from "~/gazetteer/is-country.server";

/** The meaning of a written place. */
export interface WrittenPlace {
  /** The places that may be meant. */
  places: PlaceCandidate[];
  /** True when the text is their name. False when it only contains it, or begins the name of a better known place. */
  isNamed: boolean;
  /** True when the text, or the country beside it, says where they are. */
  isConfirmed: boolean;
}

/** Names that often mean another place than their largest: in Scotland, on the Rhône, on Lake Constance. */
const severalMeant = /^(?:santiago|perth|vienne|costanza)$/i;
/** Names that mean their largest place, though others have them, or larger ones begin with them. */
const oneMeant =
  /^(?:porto|alba|alessandria|ischia|massa|parma|san marino|barcelona|sevilla|granada|oviedo|pamplona|burgos|lille|heidelberg|athens|geneva|dublin|birmingham|manchester|bristol|brighton|oxford|york|boston|washington|san francisco|vancouver)$/i;

/**
 * Looks up a place as people write it: "Lyon", "New York, USA", "Camogli (GE)", "S. Agata", "Stazione di Bologna". All
 * forms and calls read places here. `country` is what stands in the field for it; "" when that says nothing.
 */
export function findWritten(
  { gazetteer }: Pick<Site, "gazetteer">,
  written: string,
  country: string,
): WrittenPlace {
  const named = (name: string) => firstFound(name, (one) => gazetteer.search(one, { isWhole: true }));
  const isLonger = ({ match }: PlaceCandidate) => match === "words";
  const whole = named(written);
  const longer = firstFound(written, (one) => gazetteer.search(one).filter(isLonger));
  for (const places of [whole, longer]) {
    const there = places.filter(({ countryCode }) => isCountry(country)(countryCode));
    if (there.length > 0) return { places: there, isNamed: whole.length > 0, isConfirmed: true };
  }
  const [largest] = whole;
  if (largest) {
    // Several places are a choice already: a longer name from elsewhere would only make it longer.
    const isThere = ({ countryCode }: Place) =>
      whole.length === 1 || whole.some((place) => place.countryCode === countryCode);
    const isRival = (place: PlaceCandidate) =>
      severalMeant.test(written) || (place.people >= largest.people && isThere(place));
    if (oneMeant.test(written)) return { places: [largest], isNamed: true, isConfirmed: false };
    // A country that is written as the town is no town of this name elsewhere.
    if (isCountryName(written) && !isCountry(written)(largest.countryCode)) {
      return { places: whole, isNamed: false, isConfirmed: false };
    }
    const rivals = longer.filter(isRival).slice(0, 3);
    return {
      places: [...whole, ...rivals],
      isNamed: rivals.length === 0 && !severalMeant.test(written),
      isConfirmed: false,
    };
  }
  const guesses = [longer];
  for (const splits of splitsOf(written)) {
    const found = splits.map((split) => ({ ...split, places: named(split.name) }));
    for (const { places, rest } of found) {
      const same = places.length > 0 ? rest.flatMap(named) : [];
      const there = places.filter((place) => rest.some(isAreaOf(place)) || same.some(isSame(place)));
      if (there.length > 0) return { places: there, isNamed: true, isConfirmed: true };
    }
    guesses.push(found.find(({ places }) => places.length > 0)?.places ?? []);
  }
  return { places: guesses.flat().filter(isFirst).slice(0, 10), isNamed: false, isConfirmed: false };
}

/** True when a text names the country, the province or the state of this place, or its code. */
const isAreaOf = (place: Place) => (text: string) =>
  isCountry(text)(place.countryCode) || [place.province, place.countryCode].includes(text.toUpperCase());

/** True for two entries of one place. */
export const isSame = (one: Place) => (other: Place) =>
  one.name === other.name && one.latitude === other.latitude && one.longitude === other.longitude;

/** True for the first of several entries of one place. */
export const isFirst = (place: Place, at: number, places: Place[]) => places.findIndex(isSame(place)) === at;

/** How "S. Agata", "S.ta Maria", "St. Etienne" and "Saint Louis" may be spelled in full, or in short. */
const shortWords: Record<string, string[]> = {
  s: ["san", "santa", "sant'", "santo", "saint", "são"],
  ss: ["santi"],
  sta: ["santa"],
  sto: ["santo"],
  st: ["saint", "sankt", "sant'", "san"],
  ste: ["sainte"],
  saint: ["st"],
  sankt: ["st", "saint"],
  pto: ["porto"],
  mte: ["monte"],
  fte: ["forte"],
};
const shortWord = new RegExp(`(?<!\\p{L})(${Object.keys(shortWords).join("|")})(?!\\p{L})\\.?`, "iu");

/** Searches a name as it is written, and if there is none, with its short words in full. */
function firstFound(name: string, search: (name: string) => PlaceCandidate[]): PlaceCandidate[] {
  const found = search(name);
  const joined = name.replace(/\b(\p{L})\.\s?(t[aoe])\b/giu, "$1$2");
  const [short = "", word = ""] = shortWord.exec(joined) ?? [];
  const words = found.length > 0 ? [] : (shortWords[word.toLowerCase()] ?? []);
  return found.concat(words.flatMap((full) => search(joined.replace(short, `${full} `)))).filter(isFirst);
}

/** The largest number of words at which a text is split: a lookup for each takes long on a small machine. */
const mostWords = 8;

/** Words that say what something is, or only begin a name. */
const kinds = new Set(
  (
    "stazione station gare bahnhof hbf hauptbahnhof centrale central centro centre center zentrum città city " +
    "aeroporto airport flughafen isola lago monte via viale piazza borgo villa castello casa porto marina " +
    "san santa sant sant' santo saint sainte sankt del dei della delle von van der bei nel near los las les the"
  ).split(" "),
);
const isKind = (word: string) => kinds.has(word.toLowerCase()) || /^\p{Script=Latin}{1,2}$/u.test(word);

/** Returns the parts of a text between commas, brackets and dashes. */
export const partsOf = (written: string) =>
  written.split(/[,;:()[\]/|]|\s\p{Pd}\s/u).map((part) => part.trim());

/**
 * Splits a text into a part that may be a place (`name`) and what stands beside it (`rest`). Returns one list of its
 * first words and one of its last words, the longest parts first, and both also for each part between commas or brackets.
 */
function splitsOf(written: string): { name: string; rest: string[] }[][] {
  const parts = partsOf(written);
  return [...new Set([written, ...parts])].flatMap((text) => {
    const words =
      text.replace(/\.(?=\p{L}(?:\.|$))|\.(?!\p{L})|\b\d+\b/gu, "").match(/[^\s\p{Pd},;:()[\]/|]+/gu) ?? [];
    const others = text === written ? [] : parts.filter((part) => part !== text);
    const cuts = words.slice(0, mostWords).map((_, at) => at);
    const at = (from: number, to: number) => words.slice(from, to).join(" ");
    const first = cuts.map((cut) => ({
      name: at(0, words.length - cut),
      rest: [at(-cut || words.length, words.length), ...others],
    }));
    const last = cuts.map((cut) => ({ name: at(cut, words.length), rest: [at(0, cut), ...others] }));
    return [first, last].map((splits) => splits.filter(({ name }) => !name.split(" ").every(isKind)));
  });
}
