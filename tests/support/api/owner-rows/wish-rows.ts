import type { ApiRow } from "../api-row";
import { type ApiWorld, type Given, type Wire, form } from "../api-world";

const list = "GET /api/admin/wishes";
const create = "POST /api/admin/wishes";
const change = "PATCH /api/admin/wishes/{id}";
const text = "Vedere il mare d’inverno";

const wish = (world: ApiWorld, fields: object = { text }) => world.asOwner<Wire>(create, fields);
const all = async (world: ApiWorld) => (await world.asOwner<{ wishes: Wire[] }>(list)).wishes;
const find = async (world: ApiWorld, id = "") => (await all(world)).find((one) => one.id === id);

/** The rows of the table share one site, so a row begins without open wishes. */
async function none(world: ApiWorld): Promise<Given> {
  for (const { id } of await all(world)) await world.asOwner(`DELETE /api/admin/wishes/${id}`);
  return {};
}
async function one(world: ApiWorld): Promise<Given> {
  await none(world);
  const { id, updatedAt } = await wish(world);
  return { id, seen: String(updatedAt) };
}
async function five(world: ApiWorld): Promise<Given> {
  await none(world);
  for (let n = 0; n < 5; n += 1) await wish(world);
  return {};
}
const full = { error: "I desideri aperti sono già cinque: spuntane o eliminane uno e riprova." };
const unknown = { error: "Questo desiderio non c’è più." };

/** The toy's wishes. */
export const wishRows: ApiRow[] = [
  {
    call: create,
    when: "it has eighty characters, another text for one language, and signs that nobody sees",
    asOwner: true,
    given: none,
    body: () => ({ text: ` ${"🦫".repeat(80)}\u202e `, en: " To see\u0000 snow ", locationId: "x", mine: 1 }),
    status: 201,
    has: () => ({ text: "🦫".repeat(80), it: null, en: "To see snow", locationId: null, city: null }),
  },
  ...[{}, { text: " " }, { text: "\u200e" }, { text: 7 }].map((body): ApiRow => ({
    call: create,
    when: `the text is missing: ${JSON.stringify(body)}`,
    asOwner: true,
    body: () => body,
    status: 400,
    is: () => ({ error: "Scrivi il desiderio", fieldErrors: { text: ["Scrivi il desiderio"] } }),
  })),
  {
    call: create,
    when: "two texts are too long",
    asOwner: true,
    body: () => ({ text: "a".repeat(81), de: "ä".repeat(81) }),
    status: 400,
    has: () => ({ fieldErrors: { text: ["Massimo 80 caratteri"], de: ["Massimo 80 caratteri"] } }),
  },
  {
    call: create,
    when: "five are open",
    asOwner: true,
    given: five,
    body: () => ({ text }),
    status: 409,
    is: () => full,
    after: async (world) => [(await all(world)).length, 5],
  },
  { call: create, when: "nobody is signed in", body: () => ({ text }), status: 401 },
  {
    call: list,
    when: "there are two, in the order of their making",
    asOwner: true,
    async given(world) {
      const first = await one(world);
      return { first: first.id ?? "", second: (await wish(world, { text: "Due" })).id };
    },
    status: 200,
    has: () => ({ shown: true }),
    after: async (_, { first, second }, { json }) => [
      (json as { wishes: Wire[] }).wishes.map(({ id }) => id),
      [first, second],
    ],
  },
  {
    call: "PATCH /api/admin/wishes",
    when: "they are hidden: the home page has none",
    asOwner: true,
    given: one,
    body: () => ({ shown: false }),
    status: 200,
    async after(world) {
      const hidden = (await world.send("GET /")).text.includes(text);
      await world.asOwner("PATCH /api/admin/wishes", { shown: true });
      return [
        [hidden, (await world.send("GET /")).text.includes(text)],
        [false, true],
      ];
    },
  },
  {
    call: "PATCH /api/admin/wishes",
    when: "nothing is said",
    asOwner: true,
    body: () => ({}),
    status: 400,
    has: () => ({ fieldErrors: { shown: ["Scrivi true per mostrare i desideri o false per nasconderli"] } }),
  },
  {
    call: change,
    when: "one text changes, one goes, the others stay",
    asOwner: true,
    async given(world) {
      await none(world);
      return { id: (await wish(world, { text, en: "Sea", fr: "Mer" })).id };
    },
    body: () => ({ en: null, es: "Mar" }),
    status: 200,
    has: () => ({ text, en: null, fr: "Mer", es: "Mar" }),
  },
  {
    call: change,
    when: "it changed in the meantime",
    asOwner: true,
    async given(world) {
      const given = await one(world);
      await world.asOwner(`PATCH /api/admin/wishes/${given.id}`, { text: "Altro" });
      return given;
    },
    body: ({ seen }) => ({ text: "Mio", seen }),
    status: 409,
    after: async (world, { id }) => [(await find(world, id))?.text, "Altro"],
  },
  {
    call: change,
    when: "it came true at a hidden stop: the list has its town",
    asOwner: true,
    async given(world) {
      const given = await one(world);
      const { id: stop } = await world.stop({ city: "Tromsø" });
      await world.hideStop(stop);
      return { ...given, stop };
    },
    body: ({ stop }) => ({ locationId: stop }),
    status: 200,
    has: ({ stop }) => ({ locationId: stop, city: "Tromsø" }),
  },
  {
    call: change,
    when: "nobody knows the stop",
    asOwner: true,
    given: one,
    body: () => ({ locationId: "0d6a3f81c95b72e4a810" }),
    status: 404,
    after: async (world, { id }) => [(await find(world, id))?.locationId, null],
  },
  {
    call: change,
    when: "the stop is empty",
    asOwner: true,
    given: one,
    body: () => ({ locationId: "" }),
    status: 400,
    has: () => ({ fieldErrors: { locationId: ["Scegli la tappa"] } }),
  },
  {
    call: change,
    when: "it would be open again, and five others are",
    asOwner: true,
    async given(world) {
      const { id = "" } = await one(world);
      await world.asOwner(`PATCH /api/admin/wishes/${id}`, { locationId: (await world.stop()).id });
      for (let n = 0; n < 5; n += 1) await wish(world);
      return { id };
    },
    body: () => ({ locationId: null }),
    status: 409,
    is: () => full,
  },
  {
    call: change,
    when: "nobody knows the wish",
    asOwner: true,
    body: () => ({ text }),
    status: 404,
    is: () => unknown,
  },
  {
    call: "PATCH /api/admin/wishes/{id}/order",
    when: "the last one goes before the first",
    asOwner: true,
    async given(world) {
      const { id: first = "" } = await one(world);
      const { id: second } = await wish(world);
      return { first, second, id: (await wish(world)).id };
    },
    body: ({ first }) => ({ before: first }),
    status: 200,
    after: async (world, { id, first, second }) => [
      (await all(world)).map((one) => one.id),
      [id, first, second],
    ],
  },
  {
    call: "PATCH /api/admin/wishes/{id}/order",
    when: "the other one is gone",
    asOwner: true,
    given: one,
    body: () => ({ before: "0d6a3f81c95b72e4a810" }),
    status: 404,
    is: () => unknown,
  },
  {
    call: "DELETE /api/admin/wishes/{id}",
    when: "it is there: it waits in the bin, and comes back as it was",
    asOwner: true,
    given: one,
    status: 200,
    async after(world, { id = "" }) {
      const binned = (await world.asOwner<Wire[]>("GET /api/admin/bin")).find((item) => item.id === id);
      const gone = await find(world, id);
      await world.asOwner(`POST /api/admin/bin/${id}/restore`);
      return [
        [binned?.kind, binned?.name, gone, (await find(world, id))?.text],
        ["wish", text, undefined, text],
      ];
    },
  },
  {
    call: "DELETE /api/admin/wishes/{id}",
    when: "it is in the bin",
    asOwner: true,
    async given(world) {
      const given = await one(world);
      await none(world);
      return given;
    },
    status: 404,
    is: () => unknown,
  },
  {
    call: "POST /api/admin/bin/{id}/restore",
    when: "it is a wish, and five others are open",
    asOwner: true,
    async given(world) {
      const given = await one(world);
      await five(world);
      return given;
    },
    status: 409,
    is: () => full,
    after: async (world) => [(await all(world)).length, 5],
  },
  {
    call: "DELETE /api/admin/bin/{id}",
    when: "it is a wish",
    asOwner: true,
    async given(world) {
      const given = await one(world);
      await none(world);
      return given;
    },
    status: 200,
    after: async (world, { id }) => [
      (await world.asOwner<Wire[]>("GET /api/admin/bin")).some((item) => item.id === id),
      false,
    ],
  },
  {
    call: "POST /api/submit-story",
    when: "it says that an open wish came true",
    given: one,
    body: ({ id = "" }) => form({ story: "Con il mare d’inverno.", consent: "true", wish: id }),
    status: 201,
    after: async (world, { id }, { json }) => [(await world.find("stories", (json as Wire).id)).wish, id],
  },
  {
    call: "POST /api/submit-story",
    when: "it names a wish that nobody knows: it is accepted without",
    body: () => form({ story: "Con il mare d’estate.", consent: "true", wish: "0d6a3f81c95b72e4a810" }),
    status: 201,
    after: async (world, _, { json }) => [(await world.find("stories", (json as Wire).id)).wish, null],
  },
];
