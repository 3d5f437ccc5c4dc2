import { settingDefaults } from "~/domain/settings/setting";
import type { ApiRow } from "../api-row";

const read = "GET /api/admin/settings";
const change = "PATCH /api/admin/settings";
const password = "POST /api/admin/password";
const readBook = "GET /api/admin/book";
const changeBook = "PATCH /api/admin/book";
const firstBook = {
  title: null,
  dedication: null,
  photos: "three",
  format: "a5",
  language: "it",
  leftOut: [],
  open: false,
};
const asDefault = (value: string | null) => ({ value, default: value, source: "default" });
const defaults = {
  productName: asDefault("Capi"),
  ownerName: asDefault(null),
  contactEmail: asDefault(null),
  instagramUrl: asDefault(null),
  tiktokUrl: asDefault(null),
  publicUrl: asDefault(null),
  journeyStart: asDefault(null),
  journeyEnd: asDefault(null),
  spamWords: asDefault(settingDefaults.spamWords),
  ownerLanguage: asDefault(null),
};
const email = (value: string) => ({
  contactEmail: { value, default: null, source: "database" },
});
const nothingChanged: ApiRow["after"] = async (world) => [await world.asOwner(read), defaults];

/** Returns a row for a change of `contactEmail` that must be refused. */
const refused = (when: string, value: unknown, sentence: string): ApiRow => ({
  call: change,
  when,
  asOwner: true,
  body: () => ({ contactEmail: value, tiktokUrl: "https://www.tiktok.com/@nina" }),
  status: 400,
  is: () => ({ error: sentence, fieldErrors: { contactEmail: [sentence] } }),
  after: nothingChanged,
});
const malformed = "Non è un indirizzo e-mail: scrivilo come ciao@capi.example";

/** The settings, and the password, which the environment sets here. */
export const settingsRows: ApiRow[] = [
  { call: read, when: "nothing was ever set", asOwner: true, status: 200, is: () => defaults },
  {
    call: change,
    when: "one is changed: the others stay",
    asOwner: true,
    body: () => ({ contactEmail: " ciao@nina.example ", unknown: 1 }),
    status: 200,
    is: () => ({ ...defaults, ...email("ciao@nina.example") }),
    async after(world) {
      const { text } = await world.send("GET /");
      return [text.includes("mailto:ciao@nina.example"), true];
    },
  },
  {
    call: change,
    when: "nothing is named: nothing changes",
    asOwner: true,
    body: () => ({}),
    status: 200,
    is: () => ({ ...defaults, ...email("ciao@nina.example") }),
  },
  ...[null, "", "  "].map((value): ApiRow => ({
    call: change,
    when: `the value is ${JSON.stringify(value)}: the default again`,
    given: async (world) => {
      await world.asOwner(change, { contactEmail: "ciao@nina.example" });
      return {};
    },
    asOwner: true,
    body: () => ({ contactEmail: value }),
    status: 200,
    is: () => defaults,
    after: nothingChanged,
  })),
  refused("an e-mail address is none", "nina", malformed),
  refused("a value is a number", 7, malformed),
  refused("a value is a list", ["ciao@nina.example"], malformed),
  refused("a value has 201 characters", `${"a".repeat(188)}@nina.example`, "Massimo 200 caratteri"),
  {
    call: change,
    when: "the public address is another one than that of the request",
    asOwner: true,
    body: () => ({ publicUrl: "https://nina.example" }),
    status: 400,
    answerHeaders: { "Cache-Control": "no-store" },
    after: nothingChanged,
  },
  {
    call: change,
    when: "every value is wrong: all are said",
    asOwner: true,
    body: () => ({ productName: "x".repeat(61), instagramUrl: "nina", tiktokUrl: "nina", publicUrl: "nina" }),
    status: 400,
    has: () => ({
      fieldErrors: {
        productName: ["Massimo 60 caratteri"],
        instagramUrl: ["Scrivi il nome del profilo senza spazi, come @capi_viaggia, oppure il suo indirizzo"],
        tiktokUrl: ["Scrivi il nome del profilo senza spazi, come @capi_viaggia, oppure il suo indirizzo"],
        publicUrl: ["Serve l’indirizzo del sito senza percorso, come https://capi.example"],
      },
    }),
    after: nothingChanged,
  },
  {
    call: change,
    when: "nobody is signed in",
    body: () => ({ contactEmail: "ciao@nina.example" }),
    status: 401,
    after: nothingChanged,
  },
  {
    call: change,
    when: "it is a form",
    asOwner: true,
    body: () => new URLSearchParams({ a: "b" }),
    status: 415,
  },
  {
    call: change,
    when: "it is 70 kB long",
    asOwner: true,
    body: () => ({ x: "x".repeat(70_000) }),
    status: 413,
  },
  { call: readBook, when: "nothing was chosen", asOwner: true, status: 200, is: () => firstBook },
  {
    call: changeBook,
    when: "some choices change: the others stay",
    asOwner: true,
    body: () => ({ format: "a4", leftOut: ["nessuno"], unknown: 1 }),
    status: 200,
    is: () => ({ ...firstBook, format: "a4", leftOut: ["nessuno"] }),
  },
  {
    call: changeBook,
    when: "every choice is wrong: all are said",
    asOwner: true,
    body: () => ({
      title: "x".repeat(81),
      photos: "ten",
      format: "a6",
      language: 7,
      leftOut: "no",
      open: "yes",
    }),
    status: 400,
    has: () => ({
      fieldErrors: {
        title: ["Massimo 80 caratteri"],
        photos: ["Controlla questo campo e riprova."],
        format: ["Il formato è a5 o a4"],
        language: ["Scrivi il codice di una lingua del sito, come it"],
        leftOut: ["leftOut è la lista degli id degli articoli che non sono nel libro, al massimo 2000"],
        open: ["Scrivi true per aprire il libro o false per chiuderlo"],
      },
    }),
  },
  { call: readBook, when: "nobody is signed in", status: 401 },
  { call: changeBook, when: "nobody is signed in", body: () => ({ format: "a4" }), status: 401 },
  {
    call: password,
    when: "the password is set in the environment",
    asOwner: true,
    body: (_, world) => ({ current: world.password, password: "altre quattro parole qui" }),
    status: 409,
    hasNot: () => ["altre quattro parole qui"],
    async after(world) {
      const { status } = await world.send("POST /api/admin/login", { body: { password: world.password } });
      return [status, 200];
    },
  },
  {
    call: password,
    when: "no password is there",
    asOwner: true,
    body: () => ({}),
    status: 400,
    has: () => ({
      fieldErrors: { current: ["Scrivi la password attuale"], password: ["Password richiesta"] },
    }),
  },
  { call: password, when: "nobody is signed in", body: () => ({ current: "x", password: "y" }), status: 401 },
  {
    call: password,
    when: "it is 5 kB long",
    asOwner: true,
    body: () => ({ x: "x".repeat(5000) }),
    status: 413,
  },
];
