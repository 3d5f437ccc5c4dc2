import type { ApiRow } from "../api-row";
import { type ApiWorld, type Wire, idOf, idsAmong } from "../api-world";

const list = "GET /api/admin/tags";
const create = "POST /api/admin/tags";
const change = "PATCH /api/admin/tags/{id}";

const tag = (world: ApiWorld, name = "Zainetto") => world.asOwner<Wire>(create, { name });
const nameMissing = { error: "Nome obbligatorio", fieldErrors: { name: ["Nome obbligatorio"] } };
const nameTooLong = { error: "Massimo 60 caratteri", fieldErrors: { name: ["Massimo 60 caratteri"] } };
const notABoolean = "Scrivi true per mettere in pensione il cartellino o false per rimetterlo in uso";
const unknown = { error: "Questo cartellino non esiste." };

/** The toy's tags. */
export const tagRows: ApiRow[] = [
  {
    call: create,
    when: "it has a name, with blanks around it and fields that nobody knows",
    asOwner: true,
    body: () => ({ name: "  Zainetto ", code: "MINE", retired: true }),
    status: 201,
    has: () => ({ name: "Zainetto", retired: false, scans: 0, stories: 0, lastSeen: null }),
    async after(world, _, { json }) {
      const { code, id } = json as Wire;
      const page = await world.send(`GET /t/${String(code).toLowerCase()}`);
      return [
        [/^[2-9A-Y]{6}$/.test(String(code)), page.status, await world.has("tags", id)],
        [true, 200, true],
      ];
    },
  },
  ...[{}, { name: "" }, { name: " \n " }, { name: 7 }, { name: null }].map((body): ApiRow => ({
    call: create,
    when: `the name is missing: ${JSON.stringify(body)}`,
    asOwner: true,
    body: () => body,
    status: 400,
    is: () => nameMissing,
  })),
  {
    call: create,
    when: "the name is too long",
    asOwner: true,
    body: () => ({ name: "🦫".repeat(61) }),
    status: 400,
    is: () => nameTooLong,
  },
  { call: create, when: "nobody is signed in", body: () => ({ name: "Zainetto" }), status: 401 },
  {
    call: create,
    when: "it is a form",
    asOwner: true,
    body: () => new URLSearchParams({ name: "Zainetto" }),
    status: 415,
  },
  {
    call: list,
    when: "there are some: newest first, the retired ones too",
    asOwner: true,
    async given(world) {
      const [first, second] = [await tag(world, "Uno"), await tag(world, "Due")];
      await world.asOwner(`PATCH /api/admin/tags/${first.id}`, { retired: true });
      return { first: first.id, second: second.id };
    },
    status: 200,
    after: async (_, { first, second }, { json }) => [idsAmong(json, [first, second]), [second, first]],
  },
  {
    call: list,
    when: "only what is older than one of them is wanted",
    asOwner: true,
    async given(world) {
      const [first, second] = [await tag(world, "Uno"), await tag(world, "Due")];
      return { first: first.id, second: second.id };
    },
    query: ({ second }) => `?limit=1&before=${second}`,
    status: 200,
    after: async (_, { first }, { json }) => [(json as Wire[]).map(({ id }) => id), [first]],
  },
  {
    call: list,
    when: "its page was opened twice",
    asOwner: true,
    async given(world) {
      const { id, code } = await tag(world);
      for (let n = 0; n < 2; n += 1) await world.send(`GET /t/${String(code)}`);
      return { id };
    },
    status: 200,
    async after(world, { id }) {
      const { scans, lastSeen } = await world.find("tags", id);
      return [
        [scans, typeof lastSeen],
        [2, "string"],
      ];
    },
  },
  {
    call: change,
    when: "it gets another name",
    asOwner: true,
    given: (world) => idOf(tag(world)),
    body: () => ({ name: " Zampa " }),
    status: 200,
    has: ({ id }) => ({ id, name: "Zampa", retired: false }),
  },
  {
    call: change,
    when: "it is retired: the name stays, its page says so",
    asOwner: true,
    async given(world) {
      const { id, code } = await tag(world);
      return { id, code: String(code) };
    },
    body: () => ({ retired: true }),
    status: 200,
    has: ({ id, code }) => ({ id, code, name: "Zainetto", retired: true }),
    after: async (world, { code }) => [(await world.send(`GET /t/${code}`)).status, 410],
  },
  {
    call: change,
    when: "it is taken into use again",
    asOwner: true,
    async given(world) {
      const { id } = await tag(world);
      await world.asOwner(`PATCH /api/admin/tags/${id}`, { retired: true });
      return { id };
    },
    body: () => ({ retired: false }),
    status: 200,
    has: () => ({ name: "Zainetto", retired: false }),
  },
  {
    call: change,
    when: "nothing is to change",
    asOwner: true,
    given: (world) => idOf(tag(world)),
    body: () => ({}),
    status: 200,
    has: () => ({ name: "Zainetto", retired: false }),
  },
  {
    call: change,
    when: "the name is empty",
    asOwner: true,
    given: (world) => idOf(tag(world)),
    body: () => ({ name: " " }),
    status: 400,
    is: () => nameMissing,
    after: async (world, { id }) => [(await world.find("tags", id)).name, "Zainetto"],
  },
  ...["true", 1, null].map((retired): ApiRow => ({
    call: change,
    when: `retired is ${JSON.stringify(retired)}`,
    asOwner: true,
    given: (world) => idOf(tag(world)),
    body: () => ({ retired }),
    status: 400,
    has: () => ({ fieldErrors: { retired: [notABoolean] } }),
    after: async (world, { id }) => [(await world.find("tags", id)).retired, false],
  })),
  {
    call: change,
    when: "nobody knows the tag",
    asOwner: true,
    body: () => ({ name: "Zampa" }),
    status: 404,
    is: () => unknown,
  },
  {
    call: change,
    when: "nobody is signed in",
    given: (world) => idOf(tag(world)),
    body: () => ({ retired: true }),
    status: 401,
    after: async (world, { id }) => [(await world.find("tags", id)).retired, false],
  },
];
