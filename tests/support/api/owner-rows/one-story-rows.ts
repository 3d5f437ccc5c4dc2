import type { ApiRow } from "../api-row";
import { idOf, photo } from "../api-world";

const find = "GET /api/admin/stories/{id}";
const mark = "PATCH /api/admin/stories/{id}";
const notMark = "Scrivi true per segnare la storia come letta o false per segnarla come nuova";

/** A single received story: reading it, and marking it as read or as new. */
export const oneStoryRows: ApiRow[] = [
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
    when: "the story is answered: it stays new",
    asOwner: true,
    given: (world) => idOf(world.story()),
    body: () => ({ answer: "  Grazie <b>di</b> cuore\r\n" }),
    status: 200,
    has: ({ id }) => ({ id, state: "new", answer: "Grazie <b>di</b> cuore" }),
    after: async (world, { id }) => [typeof (await world.find("stories", id)).answeredAt, "string"],
  },
  ...[null, "", " "].map((answer): ApiRow => ({
    call: mark,
    when: `the answer is removed by ${JSON.stringify(answer)}`,
    asOwner: true,
    async given(world) {
      const { id } = await world.story();
      await world.asOwner(`PATCH /api/admin/stories/${id}`, { answer: "Grazie!", read: true });
      return { id };
    },
    body: () => ({ answer }),
    status: 200,
    has: ({ id }) => ({ id, state: "read", answer: null, answeredAt: null }),
  })),
  ...(
    [
      ["🦫".repeat(501), "Massimo 500 caratteri"],
      [5, "Scrivi la risposta come testo, o null per toglierla"],
    ] as const
  ).map(([answer, sentence]): ApiRow => ({
    call: mark,
    when: `the answer is a ${typeof answer} that cannot be stored`,
    asOwner: true,
    given: (world) => idOf(world.story()),
    body: () => ({ answer, read: true }),
    status: 400,
    is: () => ({ error: sentence, fieldErrors: { answer: [sentence] } }),
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
];
