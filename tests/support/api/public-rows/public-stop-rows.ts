import type { ApiRow } from "../api-row";
import { type Wire, idsAmong, photo } from "../api-world";

const stops = "GET /api/locations-with-posts";

/** The map, as everybody reads it. */
export const publicStopRows: ApiRow[] = [
  {
    call: stops,
    when: "a stop has a published article and a photo of its own",
    given: async (world) => {
      const post = await world.article({
        authorName: "Anna",
        reactions: "7",
        photo: await photo("copertina.jpg"),
      });
      const stop = await world.stop({
        description: "Due passi",
        blogPostId: post.id,
        photo: await photo("posto.jpg"),
      });
      return { post: JSON.stringify(post), stop: JSON.stringify(stop), id: stop.id };
    },
    status: 200,
    answerHeaders: {
      "Content-Type": "application/json; charset=utf-8",
      ETag: /^"/,
      "Cache-Control": /^public, max-age=0, must-revalidate, s-maxage=30$/,
    },
    async after(_, given, { json }) {
      const { id, photo, title, content, authorName, reactions } = JSON.parse(given.post ?? "");
      const blogPost = { id, photo, title, content, authorName, reactions };
      const mine = (json as Wire[]).find((stop) => stop.id === given.id);
      return [mine, { ...JSON.parse(given.stop ?? ""), blogPost }];
    },
  },
  {
    call: stops,
    when: "the article of a stop is hidden",
    given: async (world) => {
      const post = await world.article({ title: "Segretissimo", published: "false" });
      const stop = await world.stop({ name: "Tappa con segreto", blogPostId: post.id });
      return { post: post.id, id: stop.id };
    },
    status: 200,
    hasNot: ({ post = "" }) => ["Segretissimo", post],
    async after(_, { id }, { json }) {
      const { name, blogPost, blogPostId } = (json as Wire[]).find((stop) => stop.id === id) as Wire;
      return [
        [name, blogPost, blogPostId],
        ["Tappa con segreto", null, null],
      ];
    },
  },
  {
    call: stops,
    when: "a stop was hidden after the list had been kept",
    given: async (world) => {
      const { id } = await world.stop({ name: "Nascondiglio" });
      await world.send(stops);
      await world.hideStop(id);
      return { id };
    },
    status: 200,
    hasNot: ({ id = "" }) => ["Nascondiglio", id],
  },
  {
    call: stops,
    when: "there are several: in the order of the journey",
    given: async (world) => ({ first: (await world.stop()).id, second: (await world.stop()).id }),
    status: 200,
    async after(_, { first, second }, { json }) {
      return [idsAmong(json, [first, second]), [first, second]];
    },
  },
  {
    call: stops,
    when: "only the newest are asked for",
    given: async (world) => ({
      a: (await world.stop()).id,
      b: (await world.stop()).id,
      c: (await world.stop()).id,
    }),
    query: () => "?limit=2",
    status: 200,
    has: ({ b, c }) => [{ id: b }, { id: c }],
    hasNot: ({ a = "" }) => [a],
  },
  {
    call: stops,
    when: "those before a stop are asked for",
    given: async (world) => ({
      a: (await world.stop()).id,
      b: (await world.stop()).id,
      c: (await world.stop()).id,
    }),
    query: ({ c }) => `?limit=2&before=${c}`,
    status: 200,
    has: ({ a, b }) => [{ id: a }, { id: b }],
    hasNot: ({ c = "" }) => [c],
  },
];
