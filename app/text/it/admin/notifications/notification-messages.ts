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

/** Sentences about a backup that was refused, also for `giramondo doctor`. */
export const refusedBackup = {
  "another-site":
    "L’ultima copia di sicurezza non è stata fatta, perché quelle che ci sono sono di un altro sito: forse il disco con i dati non era montato. Chi gestisce il server lo vede con «giramondo doctor».",
  "lost-most":
    "L’ultima copia di sicurezza non è stata fatta, perché nel sito manca più della metà di quello che c’era nella copia di prima. Quelle di prima ci sono tutte: chiedi a chi gestisce il server.",
  "no-room":
    "L’ultima copia di sicurezza non è stata fatta, perché sul disco delle copie non c’è più spazio: chi gestisce il server deve liberarne, o usare un altro disco.",
};
const tooOld =
  "Da più di otto giorni non c’è una copia di sicurezza nuova: falla adesso, con «giramondo backup», o chiedilo a chi gestisce il server.";

type Kind = MessageItemContents["event"];

/** A message in words. */
export interface MessageWords {
  title: string;
  /** Complete sentences. */
  lines: string[];
  /** Names and stories in the order of their arrival; only with all details. */
  quotes: { name: string; story: string }[];
}

const small = ["Zero", "Una", "Due", "Tre", "Quattro", "Cinque", "Sei", "Sette", "Otto", "Nove", "Dieci"];
const more = "Undici Dodici Tredici Quattordici Quindici Sedici Diciassette Diciotto Diciannove Venti".split(
  " ",
);
const inWords = [...small, ...more];
const counted = (count: number) => inWords[count] ?? String(count);

const titles: Record<Kind, (count: number, product: string) => string> = {
  story: (count) => (count === 1 ? "Una storia nuova" : `${counted(count)} storie nuove`),
  sighting: (count) => (count === 1 ? "Un avvistamento" : `${counted(count)} avvistamenti`),
  report: (count) => (count === 1 ? "Una segnalazione" : `${counted(count)} segnalazioni`),
  withdrawal: (count) => (count === 1 ? "Una storia ritirata" : `${counted(count)} storie ritirate`),
  "sign-of-life": (_, product) => `${product} è di nuovo in mano a qualcuno`,
  disk: () => "Il disco del sito è quasi pieno",
  backup: () => "Manca una copia di sicurezza recente",
  "unpublished-stories": () => "Storie di un anno fa, mai pubblicate",
  "suspect-stories": () => "Storie sospette da guardare",
  trial: (_, product) => `Gli avvisi di ${product} funzionano`,
};

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

/** The words of a message. `isFull`: names and stories may be quoted. `product`: the toy's name. */
export function messageWords(
  items: readonly MessageItemContents[],
  { product, isFull }: { product: string; isFull: boolean },
): MessageWords {
  const kinds = order.filter((kind) => items.some(({ event }) => event === kind));
  const of = <K extends Kind>(kind: K) =>
    items.filter((one): one is Extract<MessageItemContents, { event: K }> => one.event === kind);
  const stories = of("story");
  const [first] = stories;
  const alone = kinds.length === 1 && stories.length === 1 && first?.city;
  const title = alone
    ? `Una storia nuova (${plain(alone)})`
    : kinds
        .map((kind) => titles[kind](of(kind).length, product))
        .map((words, at) => (at === 0 || kinds[at] === "sign-of-life" ? words : lowerFirst(words)))
        .join(", ");
  const lines = kinds.flatMap((kind) => {
    switch (kind) {
      case "story":
        return storyLines(stories);
      case "sighting":
        return [sightingLine(of("sighting"))];
      case "report":
        return ["Qualcuno dice che qualcosa non va: leggilo fra le segnalazioni."];
      case "withdrawal":
        return withdrawalLines(of("withdrawal"));
      case "sign-of-life":
        return ["Dopo almeno due settimane di silenzio qualcuno ha aperto la pagina del cartellino."];
      case "disk":
        return [diskLine(of("disk").at(-1)?.freeBytes ?? 0)];
      case "backup":
        return [backupLine(of("backup").at(-1)?.refused ?? null)];
      case "unpublished-stories":
        return [unpublishedLine(of("unpublished-stories").at(-1)?.count ?? 0)];
      case "suspect-stories":
        return [suspectLine(of("suspect-stories").at(-1)?.count ?? 0)];
      case "trial":
        return ["Questa è una prova: la prossima volta sarà per una storia."];
    }
  });
  const quotes = isFull
    ? stories.slice(0, maxQuotes).map(({ name, story }) => ({ name: plain(name ?? "Anonimo"), story }))
    : [];
  return { title, lines, quotes };
}

const backupLine = (refused: keyof typeof refusedBackup | null) =>
  refused ? refusedBackup[refused] : tooOld;

function storyLines(stories: Extract<MessageItemContents, { event: "story" }>[]): string[] {
  const photos = photosText(stories.reduce((sum, one) => sum + one.photos, 0));
  if (stories.length === 1) return [`${upperFirst(photos)}. Ti aspetta nel pannello.`];
  const cities = [...new Set(stories.flatMap(({ city }) => (city === null ? [] : [plain(city)])))];
  const shown = cities.slice(0, 5);
  const others = cities.length - shown.length;
  const listed = others > 0 ? [...shown, others === 1 ? "un altro luogo" : `altri ${others} luoghi`] : shown;
  const all = upperFirst(listed.length > 0 ? `${photos} (${joined(listed)})` : photos);
  return [`${all}. Ti aspettano nel pannello.`];
}

function sightingLine(sightings: Extract<MessageItemContents, { event: "sighting" }>[]): string {
  const cities = [...new Set(sightings.flatMap(({ city }) => (city === null ? [] : [plain(city)])))].slice(
    0,
    5,
  );
  const where = cities.length > 0 ? ` (${joined(cities)})` : "";
  return `Qualcuno ha detto dove si trova${where}: la storia può arrivare più tardi.`;
}

function withdrawalLines(withdrawals: Extract<MessageItemContents, { event: "withdrawal" }>[]): string[] {
  const gone =
    withdrawals.length === 1
      ? "Chi l’aveva mandata l’ha ritirata: dal sito storia e foto sono sparite. Se le avevi messe sui social o salvate altrove, toglile anche da lì."
      : "Chi le aveva mandate le ha ritirate: dal sito storie e foto sono sparite. Se le avevi messe sui social o salvate altrove, toglile anche da lì.";
  const hidden = withdrawals.filter(({ blogPostId }) => blogPostId !== null).length;
  if (hidden === 0) return [gone];
  return [
    gone,
    hidden === 1 ? "L’articolo è nascosto: puoi eliminarlo." : "Gli articoli sono nascosti: puoi eliminarli.",
  ];
}

function diskLine(bytes: number): string {
  const megabytes = Math.floor(bytes / (1024 * 1024));
  return `Restano ${megabytes}\u00a0MB: libera spazio sul server, prima che le storie non trovino più posto.`;
}

function unpublishedLine(count: number): string {
  const stories =
    count === 1 ? "Una storia di più di un anno fa non è" : `${count} storie di più di un anno fa non sono`;
  return `${stories} nel diario. Chi racconta legge che te lo ricordo una volta l’anno: tieni quelle che ti servono ancora, elimina le altre.`;
}

function suspectLine(count: number): string {
  const stories = count === 1 ? "Una storia sembra" : `${count} storie sembrano`;
  return `${stories} spam: guarda se ce n’è una vera fra le «Sospette». Dopo che le hai viste, in 30 giorni vanno nel cestino.`;
}

const photosText = (count: number) =>
  count === 0 ? "senza foto" : count === 1 ? "con una foto" : `con ${count} foto`;

const joined = (words: string[]) =>
  words.length <= 1 ? words.join("") : `${words.slice(0, -1).join(", ")} e ${words.at(-1)}`;

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A stranger's text, shortened to one line. */
function plain(words: string): string {
  const line = words.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return Array.from(line).length <= 60 ? line : `${Array.from(line).slice(0, 59).join("")}…`;
}

/** The opening and the end of a mail. */
export const mailText = {
  open: "Apri nel pannello",
  sender: (product: string) => `Il sito di ${product}`,
  quoted: (name: string) => `${name} scrive:`,
  withoutAddress: "Entra in /admin per saperne di più.",
  why: (product: string) =>
    `Lo ricevi perché curi il sito di ${product}. Gli avvisi si cambiano in /admin, «Avvisi».`,
};
