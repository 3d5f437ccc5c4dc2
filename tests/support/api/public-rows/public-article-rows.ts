import type { ApiRow } from "../api-row";
import { type Wire, idOf, idsAmong, photo } from "../api-world";

const articles = "GET /api/blog-posts";
const article = "GET /api/blog-posts/{id}";

/** The diary, as everybody reads it. */
export const publicArticleRows: ApiRow[] = [
  {
    call: articles,
    when: "there are several: the newest first, the hidden ones not at all",
    given: async (world) => ({
      first: (await world.article()).id,
      hidden: (await world.article({ title: "Nascostissimo", published: "false" })).id,
      second: (await world.article()).id,
    }),
    status: 200,
    hasNot: ({ hidden = "" }) => ["Nascostissimo", hidden],
    async after(_, { first, second }, { json }) {
      return [idsAmong(json, [first, second]), [second, first]];
    },
  },
  {
    call: articles,
    when: "an article was hidden after the list had been kept",
    given: async (world) => {
      const { id } = await world.article({ title: "Sparito dalla lista" });
      await world.send(articles);
      await world.hideArticle(id);
      return { id };
    },
    status: 200,
    hasNot: ({ id = "" }) => ["Sparito dalla lista", id],
  },
  {
    call: articles,
    when: "a part of the list is asked for, beginning behind one that is hidden by now",
    given: async (world) => {
      const made = { a: await world.article(), b: await world.article(), c: await world.article() };
      await world.hideArticle(made.c.id);
      return { a: made.a.id, b: made.b.id, c: made.c.id };
    },
    query: ({ c }) => `?before=${c}&limit=1`,
    status: 200,
    has: ({ b }) => [{ id: b }],
    hasNot: ({ a = "", c = "" }) => [a, c],
  },
  {
    call: articles,
    when: "the client has the newest copy",
    given: async (world) => {
      await world.article();
      return { etag: (await world.send(articles)).headers.get("ETag") ?? "" };
    },
    headers: ({ etag = "" }) => ({ "If-None-Match": etag }),
    status: 304,
  },
  {
    call: articles,
    when: "the client had a copy, and then something changed",
    given: async (world) => {
      const etag = (await world.send(articles)).headers.get("ETag") ?? "";
      return { etag, ...(await idOf(world.article())) };
    },
    headers: ({ etag = "" }) => ({ "If-None-Match": etag }),
    status: 200,
    after: async (_, { id }, { json }) => [(json as Wire[])[0]?.id, id],
  },
  ...(["br", "gzip"] as const).map((coding): ApiRow => ({
    call: articles,
    when: `the client understands ${coding}`,
    given: (world) => idOf(world.article({ content: "mare ".repeat(200) })),
    headers: () => ({ "Accept-Encoding": coding }),
    status: 200,
    answerHeaders: { "Content-Encoding": coding, Vary: /Accept-Encoding/ },
    after: async (_, { id }, { json }) => [(json as Wire[])[0]?.id, id],
  })),
  {
    call: article,
    when: "it is published",
    given: async (world) => {
      const { storyId: _, ...post } = await world.article({ photo: await photo("copertina.jpg") });
      return { id: post.id, post: JSON.stringify(post) };
    },
    status: 200,
    is: ({ post = "" }) => JSON.parse(post) as unknown,
  },
  {
    call: article,
    when: "it is hidden",
    given: (world) => idOf(world.article({ title: "Ancora segreto", published: "false" })),
    status: 404,
    is: () => ({ error: "Articolo non trovato" }),
    hasNot: () => ["Ancora segreto"],
  },
  {
    call: article,
    when: "it is hidden, even for the owner",
    asOwner: true,
    given: (world) => idOf(world.article({ published: "false" })),
    status: 404,
  },
  { call: article, when: "nobody knows it", status: 404, is: () => ({ error: "Articolo non trovato" }) },
  {
    call: article,
    when: "it is called like something that every object has",
    given: async () => ({ id: "__proto__" }),
    status: 404,
  },
];
