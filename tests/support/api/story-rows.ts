import type { ApiRow } from "./api-row";
import { type Wire, idOf, photo } from "./api-world";

const list = "GET /api/admin/stories";
const find = "GET /api/admin/stories/{id}";
const mark = "PATCH /api/admin/stories/{id}";
const remove = "DELETE /api/admin/stories/{id}";

const notMark = "Scrivi true per segnare la storia come letta o false per segnarla come nuova";

/** The owner's calls about received stories. */
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
    call: find,
    when: "the owner asks: it stays new",
    asOwner: true,
    given: async (world) => idOf(world.story({ name: "Marta", photos: await photo("molo.jpg") })),
    status: 200,
    has: ({ id }) => ({ id, name: "Marta", story: "Era seduto sul molo.", state: "new", blogPostId: null }),
    after: async (world, { id }) => [(await world.find("stories", id)).state, "new"],
  },
  {
    call: find,
    when: "an article was made of it",
    asOwner: true,
    given: async (world) => {
      const { id } = await world.story();
      return { id, post: (await world.article({ story: id })).id };
    },
    status: 200,
    has: ({ id, post }) => ({ id, state: "diary", blogPostId: post }),
  },
  {
    call: find,
    when: "its article was deleted",
    asOwner: true,
    given: async (world) => {
      const { id } = await world.story();
      const post = await world.article({ story: id });
      await world.asOwner(`DELETE /api/admin/blog-posts/${post.id}`);
      return { id };
    },
    status: 200,
    has: () => ({ state: "read", blogPostId: null }),
  },
  {
    call: find,
    when: "nobody is signed in",
    given: (world) => idOf(world.story({ story: "Solo per chi cura il viaggio" })),
    status: 401,
    hasNot: ({ id = "" }) => ["Solo per chi", id],
  },
  {
    call: find,
    when: "nobody knows the story",
    asOwner: true,
    status: 404,
    is: () => ({ error: "Questa storia non c’è più." }),
  },
  ...(
    [
      [true, "read"],
      [false, "new"],
    ] as const
  ).map(([read, state]): ApiRow => ({
    call: mark,
    when: `read is ${read}`,
    asOwner: true,
    given: async (world) => {
      const { id } = await world.story();
      await world.asOwner(`PATCH /api/admin/stories/${id}`, { read: !read });
      return { id };
    },
    body: () => ({ read, unknown: 1 }),
    status: 200,
    has: ({ id }) => ({ id, state }),
    after: async (world, { id }) => [(await world.find("stories", id)).state, state],
  })),
  {
    call: mark,
    when: "it is in the diary: it stays there",
    asOwner: true,
    given: async (world) => {
      const { id } = await world.story();
      await world.article({ story: id });
      return { id };
    },
    body: () => ({ read: false }),
    status: 200,
    has: ({ id }) => ({ id, state: "diary" }),
  },
  ...[{ read: "true" }, { read: 1 }, { read: null }, {}, { state: "read" }].map((body): ApiRow => ({
    call: mark,
    when: `the body is ${JSON.stringify(body)}`,
    asOwner: true,
    given: (world) => idOf(world.story()),
    body: () => body,
    status: 400,
    is: () => ({ error: notMark, fieldErrors: { read: [notMark] } }),
    after: async (world, { id }) => [(await world.find("stories", id)).state, "new"],
  })),
  {
    call: mark,
    when: "nobody is signed in",
    given: (world) => idOf(world.story()),
    body: () => ({ read: true }),
    status: 401,
    after: async (world, { id }) => [(await world.find("stories", id)).state, "new"],
  },
  {
    call: mark,
    when: "nobody knows the story",
    asOwner: true,
    body: () => ({ read: true }),
    status: 404,
    is: () => ({ error: "Questa storia non c’è più." }),
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
    when: "nothing else uses its photo: the photo goes",
    asOwner: true,
    given: async (world) => {
      const { id, photos } = await world.story({ photos: await photo("va.jpg") });
      return { id, photo: photos[0] ?? "" };
    },
    status: 200,
    async after(world, { photo }) {
      const { status } = await world.send(`GET /uploads/${photo}`, { cookie: await world.ownerCookie() });
      return [status, 404];
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
