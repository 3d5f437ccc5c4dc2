import { ownersPassword } from "./site-data/prepared-directory";
import { sighting } from "./api/public-rows/sighting-rows";
import type { ApiWorld, Fields, Given } from "./api/api-world";
import { articleFields, form, idOf, photo, stopFields, exampleStoryFields } from "./api/api-world";

/** A form and the JSON of the same call: `[form, body]`. */
type Input = [fields: Fields, json?: object];

/** The action of a page, with its forms for every situation. */
export interface PageActionRow {
  /** The page. `{id}` is `given.id`. */
  page: string;
  /** The JSON call of the same command. */
  call?: string;
  given?(world: ApiWorld): Promise<Given>;
  /** A form that is accepted. */
  right?(given: Given): Fields;
  /** What happens to the words when the owner's session is over. Without it, anybody may send the form. */
  over?: "dropped" | "carried" | "drafted";
  /** A form with a mistake. */
  wrong?: Input;
  /** The form for the case that nothing can be stored, when it is not `right`. */
  unstored?: Fields;
  /** True when the form is accepted although nothing can be stored. */
  needsNoStorage?: true;
  /** A form of a page that showed an older version. */
  stale?: Fields;
  /** True when the form has no fields, so any body will do. */
  isButton?: true;
  /** True when a refusal leads back to the list, with a notice. */
  list?: true;
  /** The maximum size of the body in kB, when it is not 64. */
  maxKilobytes?: number;
}

const laterPhoto = await photo("dopo.jpg");
const photos = { maxKilobytes: 64 * 1024 };
const ownersPhotos = { maxKilobytes: 128 * 1024 };
const long = (text: string) => text.repeat(101);
const seen = "2001-01-01T00:00:00.000Z";

const subscription = JSON.stringify({
  endpoint: "https://fcm.googleapis.com/fcm/send/x",
  keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
});

async function receipt(world: ApiWorld): Promise<Given> {
  const { json } = await world.send("POST /api/submit-story", { body: form(exampleStoryFields) });
  return { id: (json as { receipt: string }).receipt.split("/").at(-1) ?? "" };
}

async function photoOfStory(world: ApiWorld): Promise<Given> {
  const { photos: names } = await world.story({ photos: await photo("molo.jpg") });
  return { id: `${names[0]?.split("/").at(-1)}?op=turn%3A90` };
}

async function photoOfArticle(world: ApiWorld): Promise<Given> {
  const { photos: names } = await world.article({ photo: laterPhoto });
  return { id: names[0]?.split("/").at(-1) ?? "" };
}

async function report(world: ApiWorld): Promise<Given> {
  const { id } = await idOf(world.article());
  await world.send(`POST /segnala?di=${id}`, { body: form({ what: "mine" }) });
  const { text } = await world.send("GET /admin/segnalazioni", { cookie: await world.ownerCookie() });
  return { id: /name="close" value="(\w+)"/.exec(text)?.[1] ?? "" };
}

async function binned(world: ApiWorld): Promise<Given> {
  const { id } = await world.stop();
  await world.asOwner(`DELETE /api/admin/locations/${id}`);
  return { id };
}

/** The actions of all pages. */
export const pageActions: PageActionRow[] = [
  {
    page: "/submit",
    call: "POST /api/submit-story",
    right: () => exampleStoryFields,
    wrong: [{ ...exampleStoryFields, story: "", name: long("x") }],
    ...photos,
  },
  {
    page: "/ricevuta/{id}",
    given: receipt,
    right: () => ({ story: "Era sul molo.", seen: "" }),
    wrong: [{ story: "", name: "Anna" }],
    stale: { story: "Era sul molo vecchio.", seen },
  },
  {
    page: "/ricevuta/{id}/avvisami",
    given: receipt,
    right: () => ({ act: "follow", subscription }),
    wrong: [{ act: "follow", subscription: "{}" }],
    maxKilobytes: 8,
  },
  {
    page: "/segui",
    right: () => ({ act: "follow", subscription }),
    wrong: [{ act: "follow", subscription: "{}" }],
    maxKilobytes: 8,
  },
  {
    page: "/segnala?di={id}",
    given: async (world) => idOf(world.article()),
    right: () => ({ what: "in-photo", words: "Sono io" }),
    wrong: [{ what: "", words: "Sono io" }],
    maxKilobytes: 16,
  },
  { page: "/ricevuta/{id}/ritira", given: receipt, right: () => ({}), isButton: true },
  {
    page: "/t/{id}",
    given: async (world) => ({ id: (await sighting(world)).code ?? "" }),
    right: () => ({ city: "Torino", kind: "holding" }),
    wrong: [{ city: long("x"), kind: "seen" }],
    maxKilobytes: 4,
  },
  {
    page: "/ricevuta/{id}/storia",
    given: async (world) => ({ id: (await sighting(world)).receipt ?? "" }),
    right: () => exampleStoryFields,
    wrong: [{ ...exampleStoryFields, story: "", name: long("x") }],
    ...photos,
  },
  {
    page: "/ricevuta/{id}/foto",
    given: receipt,
    right: () => ({ consent: "true", photos: laterPhoto }),
    wrong: [{ consent: "true" }],
    ...photos,
  },
  {
    page: "/admin",
    call: "POST /api/admin/login",
    wrong: [{ password: "sbagliata" }, { password: "sbagliata" }],
    unstored: { password: ownersPassword },
  },
  {
    page: "/admin/accesso",
    wrong: [{ password: "sbagliata", title: "Il molo" }],
    unstored: { password: ownersPassword, title: "Il molo" },
    maxKilobytes: 256,
  },
  { page: "/admin/logout", right: () => ({}), needsNoStorage: true, isButton: true },
  {
    page: "/admin/nuovo-articolo",
    call: "POST /api/admin/blog-posts",
    over: "drafted",
    right: () => articleFields,
    wrong: [{ ...articleFields, title: "", city: long("x") }],
    ...ownersPhotos,
  },
  {
    page: "/admin/articoli/{id}",
    call: "PATCH /api/admin/blog-posts/{id}",
    given: (world) => idOf(world.article()),
    over: "drafted",
    right: () => articleFields,
    wrong: [{ ...articleFields, title: "", city: long("x") }],
    stale: { ...articleFields, title: "Il molo vecchio", updatedAt: seen },
    ...ownersPhotos,
  },
  {
    page: "/admin/nuova-location",
    call: "POST /api/admin/locations",
    over: "drafted",
    right: () => stopFields,
    wrong: [{ ...stopFields, name: "", longitude: "190" }],
    ...ownersPhotos,
  },
  {
    page: "/admin/locations/{id}",
    call: "PATCH /api/admin/locations/{id}",
    given: (world) => idOf(world.stop()),
    over: "drafted",
    right: () => stopFields,
    wrong: [{ ...stopFields, name: "", longitude: "190" }],
    stale: { ...stopFields, name: "Il molo vecchio", updatedAt: seen },
    ...ownersPhotos,
  },
  {
    page: "/admin/articoli",
    call: "PATCH /api/admin/blog-posts/nessuno/visibility",
    given: (world) => idOf(world.article()),
    over: "dropped",
    right: ({ id = "" }) => ({ id, shown: "false" }),
    wrong: [{ id: "nessuno", shown: "true" }, { published: true }],
    list: true,
  },
  {
    page: "/admin/locations",
    call: "PATCH /api/admin/locations/nessuno/visibility",
    given: (world) => idOf(world.stop()),
    over: "dropped",
    right: ({ id = "" }) => ({ id, shown: "false" }),
    wrong: [{ id: "nessuno", shown: "true" }, { visible: true }],
    list: true,
  },
  {
    page: "/admin/articoli/{id}/elimina",
    given: (world) => idOf(world.article()),
    over: "dropped",
    right: () => ({}),
    list: true,
  },
  {
    page: "/admin/locations/{id}/elimina",
    given: (world) => idOf(world.stop()),
    over: "dropped",
    right: () => ({}),
    list: true,
  },
  {
    page: "/admin/avvistamenti/{id}/elimina",
    given: (world) => sighting(world),
    over: "dropped",
    right: () => ({}),
    list: true,
  },
  {
    page: "/admin/storie/{id}/elimina",
    given: (world) => idOf(world.story()),
    over: "dropped",
    right: () => ({}),
    list: true,
  },
  {
    page: "/admin/storie/elimina?scelta={id}",
    given: (world) => idOf(world.story()),
    over: "dropped",
    right: () => ({}),
    list: true,
  },
  {
    page: "/admin/segnalazioni",
    call: "POST /api/admin/reports/nessuna/close",
    given: report,
    over: "dropped",
    right: ({ id = "" }) => ({ close: id }),
    wrong: [{ close: "nessuna" }, {}],
    list: true,
  },
  {
    page: "/admin/cestino",
    call: "POST /api/admin/bin/nessuno/restore",
    given: binned,
    over: "dropped",
    right: ({ id = "" }) => ({ restore: id }),
    wrong: [{ restore: "nessuno" }, {}],
    list: true,
  },
  {
    page: "/admin/cestino/{id}/elimina",
    given: binned,
    over: "dropped",
    right: () => ({}),
    list: true,
  },
  {
    page: "/admin/storie/{id}",
    call: "PATCH /api/admin/stories/{id}",
    given: (world) => idOf(world.story()),
    over: "carried",
    right: () => ({ answer: "Grazie di cuore!" }),
    wrong: [{ answer: long("molti") }, { answer: long("molti") }],
  },
  {
    page: "/admin/foto/{id}",
    given: photoOfStory,
    over: "dropped",
    right: () => ({}),
  },
  {
    page: "/admin/cartellini",
    call: "POST /api/admin/tags",
    over: "carried",
    right: () => ({ name: "Tasca di destra" }),
    wrong: [{ name: long("x") }, { name: long("x") }],
  },
  {
    page: "/admin/desideri",
    call: "POST /api/admin/wishes",
    over: "carried",
    right: () => ({ text: "Vedere la neve", en: "To see snow" }),
    wrong: [{ text: long("x") }, { text: long("x") }],
  },
  {
    page: "/admin/impostazioni",
    call: "PATCH /api/admin/settings",
    over: "drafted",
    right: () => ({ productName: "Capi" }),
    wrong: [{ contactEmail: "nessuna" }, { contactEmail: "nessuna" }],
  },
  {
    page: "/admin/libro",
    call: "PATCH /api/admin/book",
    over: "carried",
    right: () => ({ title: "Il libro", photos: "cover", format: "a4", language: "it" }),
    wrong: [
      { title: long("x"), format: "a4" },
      { title: long("x"), format: "a4" },
    ],
  },
  { page: "/admin/libro/apri", over: "dropped", right: () => ({ open: "true" }) },
  {
    page: "/admin/stampa",
    call: "PATCH /api/admin/press",
    over: "carried",
    given: photoOfArticle,
    right: ({ id = "" }) => ({ photo: id, photos: [id] }),
    wrong: [{ photo: "x.jpg" }, { photos: ["x.jpg"] }],
  },
  {
    page: "/admin/impostazioni/avvisi",
    call: "PATCH /api/admin/notifications",
    over: "carried",
    right: () => ({ notifyEmail: "" }),
    wrong: [{ notifyEmail: "nessuna" }, { notifyEmail: "nessuna" }],
  },
  {
    page: "/admin/impostazioni/accesso",
    over: "dropped",
    wrong: [{ secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", code: "1" }],
    unstored: { act: "off" },
  },
  {
    page: "/admin/impostazioni/password",
    call: "POST /api/admin/password",
    over: "dropped",
    wrong: [
      { current: "sbagliata", password: "corta", again: "corta" },
      { current: "sbagliata", password: "corta" },
    ],
    unstored: {
      current: ownersPassword,
      password: "altre parole a caso",
      again: "altre parole a caso",
    },
  },
  {
    page: "/admin/impostazioni/sessioni",
    over: "dropped",
    right: () => ({ session: "nessuna" }),
    list: true,
  },
  {
    page: "/admin/avvisi",
    call: "POST /api/admin/browsers",
    over: "dropped",
    right: () => ({ act: "resume" }),
    wrong: [{ subscription: "{}" }, {}],
    list: true,
  },
];
