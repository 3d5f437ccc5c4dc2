import { fill } from "~/text/fill";
import type { refusedBackup } from "~/text/it/admin/notifications/notification-messages";
import { ownerAnswersIn, ownerWordsIn } from "./languages.server";

/** The facts that a message to the owner tells. */
export type MessageItemContents =
  | { event: "story"; id: string; city: string | null; photos: number; name: string | null; story: string }
  | { event: "sighting"; city: string | null }
  | { event: "report" }
  | { event: "withdrawal"; blogPostId: string | null }
  | { event: "sign-of-life"; tag: string | null }
  | { event: "disk"; freeBytes: number }
  | { event: "backup"; lastBackup: string | null; refused: keyof typeof refusedBackup | null }
  | { event: "unpublished-stories"; count: number }
  | { event: "suspect-stories"; count: number }
  | { event: "trial" };

type Kind = MessageItemContents["event"];

/** A message in words. */
export interface MessageWords {
  title: string;
  /** Complete sentences. */
  lines: string[];
  /** Names and stories in the order of their arrival; only with all details. `by`: 'Marta scrive:'. */
  quotes: { name: string; by: string; story: string }[];
  language: string;
  /** The opening and the end of a mail. */
  mail: Record<"open" | "sender" | "withoutAddress" | "why", string>;
}

const order: Kind[] = [
  "story",
  "sighting",
  "report",
  "withdrawal",
  "sign-of-life",
  "disk",
  "backup",
  "unpublished-stories",
  "suspect-stories",
  "trial",
];
const maxQuotes = 3;
const maxCities = 5;

/** The words of a message. `isFull`: names and stories may be quoted. `product`: the toy's name. */
export function messageWords(
  items: readonly MessageItemContents[],
  { language, product, isFull }: { language: string; product: string; isFull: boolean },
): MessageWords {
  const { messages, refusedBackup } = ownerAnswersIn(language);
  const { plural } = ownerWordsIn(language, product);
  const kinds = order.filter((kind) => items.some(({ event }) => event === kind));
  const of = <K extends Kind>(kind: K) =>
    items.filter((one): one is Extract<MessageItemContents, { event: K }> => one.event === kind);
  const joined = (words: string[]) => {
    const [last = "", ...before] = words.toReversed();
    const places = before.toReversed().join(", ");
    return before.length === 0 ? last : fill(messages.and, { places, last });
  };
  const titleOf = (kind: Kind) => {
    const count = of(kind).length;
    const number = messages.numbers[count] ?? count;
    return fill<string>(plural(messages.titles[kind], count), { number, product });
  };
  const storyLine = (stories: Extract<MessageItemContents, { event: "story" }>[]) => {
    const count = stories.reduce((sum, one) => sum + one.photos, 0);
    const photos = count === 0 ? messages.photos.zero : plural(messages.photos, count);
    const cities = stories.length === 1 ? [] : citiesOf(stories);
    const others = cities.splice(maxCities).length;
    if (others > 0) cities.push(plural(messages.otherPlaces, others));
    const all = cities.length > 0 ? fill(messages.inPlaces, { photos, places: joined(cities) }) : photos;
    return fill<string>(plural(messages.story, stories.length), { photos: all });
  };
  const lines: Record<Kind, () => string[]> = {
    story: () => [storyLine(of("story"))],
    sighting() {
      const cities = citiesOf(of("sighting")).slice(0, maxCities);
      return [cities.length > 0 ? fill(messages.sightingIn, { places: joined(cities) }) : messages.sighting];
    },
    report: () => [messages.report],
    withdrawal() {
      const hidden = of("withdrawal").filter(({ blogPostId }) => blogPostId !== null).length;
      const gone = plural(messages.withdrawal, of("withdrawal").length);
      return hidden === 0 ? [gone] : [gone, plural(messages.hidden, hidden)];
    },
    "sign-of-life": () => [messages.signOfLife],
    disk() {
      const megabytes = Math.floor((of("disk").at(-1)?.freeBytes ?? 0) / (1024 * 1024));
      return [fill(messages.disk, { megabytes })];
    },
    backup() {
      const refused = of("backup").at(-1)?.refused ?? null;
      return [refused ? refusedBackup[refused] : messages.oldBackup];
    },
    "unpublished-stories": () => [plural(messages.unpublished, of("unpublished-stories").at(-1)?.count ?? 0)],
    "suspect-stories": () => [plural(messages.suspect, of("suspect-stories").at(-1)?.count ?? 0)],
    trial: () => [messages.trial],
  };
  const stories = of("story");
  const alone = kinds.length === 1 && stories.length === 1 && stories[0]?.city;
  return {
    title: alone
      ? fill(messages.storyIn, { city: plain(alone) })
      : kinds
          .map((kind, at) =>
            at === 0 || kind === "sign-of-life" ? titleOf(kind) : lowerFirst(titleOf(kind)),
          )
          .join(", "),
    lines: kinds.flatMap((kind) => lines[kind]()),
    quotes: stories.slice(0, isFull ? maxQuotes : 0).map((sent) => {
      const name = plain(sent.name ?? messages.anonymous);
      return { name, by: fill(messages.mail.quoted, { name }), story: sent.story };
    }),
    language,
    mail: {
      ...messages.mail,
      sender: fill<string>(messages.mail.sender, { product }),
      why: fill<string>(messages.mail.why, { product }),
    },
  };
}

/** The cities that items name, each once. */
const citiesOf = (items: { city: string | null }[]) => [
  ...new Set(items.flatMap(({ city }) => (city === null ? [] : [plain(city)]))),
];

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** A stranger's text, shortened to one line. */
function plain(words: string): string {
  const line = words.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return Array.from(line).length <= 60 ? line : `${Array.from(line).slice(0, 59).join("")}…`;
}
