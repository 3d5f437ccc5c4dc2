import type { ApiRow } from "../api-row";
import { type Wire, form, idOf } from "../api-world";

const list = "GET /api/admin/blog-posts";
const remove = "DELETE /api/admin/blog-posts/{id}";
const show = "PATCH /api/admin/blog-posts/{id}/visibility";
const notFlag = "Scrivi true per mostrare l’articolo o false per nasconderlo";

/** The owner's list of articles: showing, hiding and removing them. */
export const blogPostRows: ApiRow[] = [
  {
    call: list,
    when: "the owner asks: the newest first, the hidden ones too",
    asOwner: true,
    given: async (world) => ({
      hidden: (await world.article({ published: "false" })).id,
      second: (await world.article()).id,
    }),
    status: 200,
    async after(_, { hidden, second }, { json }) {
      const [newest, next] = json as Wire[];
      return [
        [newest?.id, next?.id, next?.published],
        [second, hidden, false],
      ];
    },
  },
  {
    call: show,
    when: "it is to be hidden",
    asOwner: true,
    given: (world) => idOf(world.article()),
    body: () => ({ published: false }),
    status: 200,
    has: ({ id }) => ({ id, published: false, title: "Il molo" }),
    after: async (world, { id }) => [(await world.send(`GET /api/blog-posts/${id}`)).status, 404],
  },
  {
    call: show,
    when: "it is to be shown",
    asOwner: true,
    given: (world) => idOf(world.article({ published: "false" })),
    body: () => ({ published: true }),
    status: 200,
    has: ({ id }) => ({ id, published: true }),
    after: async (world, { id }) => [(await world.send(`GET /api/blog-posts/${id}`)).status, 200],
  },
  ...[{ published: "false" }, { published: 0 }, { published: null }, {}, { visible: false }].map(
    (body): ApiRow => ({
      call: show,
      when: `the body is ${JSON.stringify(body)}`,
      asOwner: true,
      given: (world) => idOf(world.article()),
      body: () => body,
      status: 400,
      is: () => ({ error: notFlag, fieldErrors: { published: [notFlag] } }),
      after: async (world, { id }) => [(await world.find("blog-posts", id)).published, true],
    }),
  ),
  { call: show, when: "it is a form", asOwner: true, body: () => form({ published: "true" }), status: 415 },
  {
    call: show,
    when: "the JSON is broken",
    asOwner: true,
    headers: () => ({ "Content-Type": "application/json" }),
    body: () => "{published:true}",
    status: 400,
  },
  {
    call: show,
    when: "nobody knows the article",
    asOwner: true,
    body: () => ({ published: true }),
    status: 404,
    is: () => ({ error: "Articolo non trovato" }),
  },
  {
    call: show,
    when: "nobody is signed in",
    given: (world) => idOf(world.article()),
    body: () => ({ published: false }),
    status: 401,
    after: async (world, { id }) => [(await world.find("blog-posts", id)).published, true],
  },
  {
    call: remove,
    when: "the owner asks: its stop stays",
    asOwner: true,
    given: async (world) => {
      const { id } = await world.article();
      return { id, stop: (await world.stop({ blogPostId: id })).id };
    },
    status: 200,
    is: () => ({ success: true }),
    async after(world, { id, stop }) {
      const { blogPostId } = await world.find("locations", stop);
      return [
        [await world.has("blog-posts", id), blogPostId],
        [false, null],
      ];
    },
  },
  {
    call: remove,
    when: "nobody is signed in",
    given: (world) => idOf(world.article()),
    status: 401,
    after: async (world, { id }) => [await world.has("blog-posts", id), true],
  },
  {
    call: remove,
    when: "nobody knows the article",
    asOwner: true,
    status: 404,
    is: () => ({ error: "Articolo non trovato" }),
  },
];
