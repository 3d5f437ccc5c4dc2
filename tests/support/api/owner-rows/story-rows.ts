import type { ApiRow } from "../api-row";
import { type Wire, idOf, photo } from "../api-world";

const list = "GET /api/admin/stories";
const remove = "DELETE /api/admin/stories/{id}";

/** The owner's list of received stories, and deleting them. */
export const storyRows: ApiRow[] = [
  {
    call: list,
    when: "the owner asks: the newest first, with stored file names",
    asOwner: true,
    given: async (world) => {
      const place = { position: { latitude: 44.5, longitude: 9.25 } };
      const first = await world.story({ photos: await photo("molo.jpg", place) });
      return { first: first.id, name: first.photos[0] ?? "", second: (await world.story()).id };
    },
    status: 200,
    answerHeaders: { "Cache-Control": "no-store" },
    hasNot: () => ["latitude", "position", "consentVersion"],
    async after(_, { first, name, second }, { json }) {
      const [newest, next] = json as Wire[];
      const isStored = /^[0-9a-f]{20}_molo\.jpg$/.test(name ?? "");
      return [
        [newest?.id, next?.id, next?.photos, isStored],
        [second, first, [name], true],
      ];
    },
  },
  {
    call: list,
    when: "a part of it is asked for",
    asOwner: true,
    given: async (world) => ({
      a: (await world.story()).id,
      b: (await world.story()).id,
      c: (await world.story()).id,
    }),
    query: ({ c }) => `?limit=1&before=${c}`,
    status: 200,
    has: ({ b }) => [{ id: b }],
    hasNot: ({ a = "", c = "" }) => [a, c],
  },
  {
    call: list,
    when: "only the new ones are asked for: not those that were read or are in the diary",
    asOwner: true,
    given: async (world) => {
      const fresh = (await world.story()).id;
      const read = (await world.story()).id;
      await world.asOwner(`PATCH /api/admin/stories/${read}`, { read: true });
      const diary = (await world.story()).id;
      await world.article({ story: diary });
      return { fresh, read, diary };
    },
    query: () => "?state=new",
    status: 200,
    hasNot: ({ read = "", diary = "" }) => [read, diary],
    after: async (_, { fresh }, { json }) => [(json as Wire[]).find(({ id }) => id === fresh)?.state, "new"],
  },
  ...["read", "diary"].map((state): ApiRow => ({
    call: list,
    when: `those of the state ${state} are asked for`,
    asOwner: true,
    query: () => `?state=${state}`,
    status: 200,
    after: async (_, __, { json }) => [[...new Set((json as Wire[]).map((story) => story.state))], [state]],
  })),
  {
    call: list,
    when: "words are searched, without accents and in another case, page by page",
    asOwner: true,
    given: async (world) => ({
      first: (await world.story({ story: "Sul molò 100%", city: "Forlì" })).id,
      second: (await world.story({ story: "Sul molò 100%", city: "Forlì" })).id,
      other: (await world.story({ story: "Sul molò 1000", city: "Forlì" })).id,
    }),
    query: ({ second }) => `?q=${encodeURIComponent("FORLI 100% molo")}&limit=1&before=${second}`,
    status: 200,
    after: async (_, { first }, { json }) => [(json as Wire[]).map(({ id }) => id), [first]],
  },
  {
    call: list,
    when: "the state is none",
    asOwner: true,
    query: () => "?state=ritirata",
    status: 400,
    is: () => ({
      error: "state è new, read o diary",
      fieldErrors: { state: ["state è new, read o diary"] },
    }),
  },
  {
    call: list,
    when: "the search is too long",
    asOwner: true,
    query: () => `?q=${"a".repeat(101)}`,
    status: 400,
    is: () => ({ error: "Massimo 100 caratteri", fieldErrors: { q: ["Massimo 100 caratteri"] } }),
  },
  { call: list, when: "the search is empty", asOwner: true, query: () => "?q=&limit=1", status: 200 },
  { call: list, when: "the limit is nonsense", asOwner: true, query: () => "?limit=tutte", status: 400 },
  {
    call: list,
    when: "nobody is signed in",
    given: (world) => idOf(world.story({ story: "Solo per chi cura il viaggio" })),
    status: 401,
    hasNot: ({ id = "" }) => ["Solo per chi", id],
  },
  {
    call: remove,
    when: "the owner asks",
    asOwner: true,
    given: (world) => idOf(world.story()),
    status: 200,
    is: () => ({ success: true }),
    after: async (world, { id }) => [await world.has("stories", id), false],
  },
  {
    call: remove,
    when: "nobody is signed in",
    given: (world) => idOf(world.story()),
    status: 401,
    after: async (world, { id }) => [await world.has("stories", id), true],
  },
  {
    call: remove,
    when: "an article uses its photo: the photo stays",
    asOwner: true,
    given: async (world) => {
      const { id, photos } = await world.story({ photos: await photo("resta.jpg") });
      await world.article({ existingPhotos: photos });
      return { id, photo: photos[0] ?? "" };
    },
    status: 200,
    after: async (world, { photo }) => [(await world.send(`GET /uploads/${photo}`)).status, 200],
  },
  {
    call: remove,
    when: "nothing else uses its photo: only the owner sees the photo, which goes with the bin",
    asOwner: true,
    given: async (world) => {
      const { id, photos } = await world.story({ photos: await photo("va.jpg") });
      return { id, photo: photos[0] ?? "" };
    },
    status: 200,
    async after(world, { id, photo }) {
      const cookie = await world.ownerCookie();
      const statusFor = async (sent: object) => (await world.send(`GET /uploads/${photo}`, sent)).status;
      const inBin = [await statusFor({}), await statusFor({ cookie })];
      await world.asOwner(`DELETE /api/admin/bin/${id}`);
      return [
        [...inBin, await statusFor({ cookie })],
        [404, 200, 404],
      ];
    },
  },
  {
    call: remove,
    when: "nobody knows the story",
    asOwner: true,
    status: 404,
    is: () => ({ error: "Questa storia non c’è più." }),
  },
];
