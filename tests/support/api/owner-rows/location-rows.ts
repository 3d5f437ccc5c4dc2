import type { ApiRow } from "../api-row";
import { type Wire, idOf } from "../api-world";

const list = "GET /api/admin/locations";
const remove = "DELETE /api/admin/locations/{id}";
const show = "PATCH /api/admin/locations/{id}/visibility";
const notFlag = "Scrivi true per mostrare la tappa o false per nasconderla";

/** The owner's list of stops: showing, hiding and removing them. */
export const locationRows: ApiRow[] = [
  {
    call: list,
    when: "the owner asks: the newest first, the hidden ones too",
    asOwner: true,
    given: async (world) => {
      const { id } = await world.stop();
      await world.hideStop(id);
      return { hidden: id, second: (await world.stop()).id };
    },
    status: 200,
    hasNot: () => ['"blogPost"'],
    async after(_, { hidden, second }, { json }) {
      const [newest, next] = json as Wire[];
      return [
        [newest?.id, next?.id, next?.visible],
        [second, hidden, false],
      ];
    },
  },
  ...[true, false].map((visible): ApiRow => ({
    call: show,
    when: visible ? "it is to be shown" : "it is to be hidden",
    asOwner: true,
    given: async (world) => {
      const { id } = await world.stop();
      await world.asOwner(`PATCH /api/admin/locations/${id}/visibility`, { visible: !visible });
      return { id };
    },
    body: () => ({ visible }),
    status: 200,
    has: ({ id }) => ({ id, visible, name: "Molo" }),
    async after(world, { id }) {
      const all = (await world.send("GET /api/locations-with-posts")).json as Wire[];
      return [all.some((stop) => stop.id === id), visible];
    },
  })),
  ...[{ visible: "false" }, { visible: 1 }, {}, { published: true }].map((body): ApiRow => ({
    call: show,
    when: `the body is ${JSON.stringify(body)}`,
    asOwner: true,
    given: (world) => idOf(world.stop()),
    body: () => body,
    status: 400,
    is: () => ({ error: notFlag, fieldErrors: { visible: [notFlag] } }),
    after: async (world, { id }) => [(await world.find("locations", id)).visible, true],
  })),
  {
    call: show,
    when: "nobody knows the stop",
    asOwner: true,
    body: () => ({ visible: true }),
    status: 404,
    is: () => ({ error: "Questa tappa non c’è più." }),
  },
  {
    call: show,
    when: "nobody is signed in",
    given: (world) => idOf(world.stop()),
    body: () => ({ visible: false }),
    status: 401,
    after: async (world, { id }) => [(await world.find("locations", id)).visible, true],
  },
  {
    call: remove,
    when: "the owner asks: its article stays",
    asOwner: true,
    given: async (world) => {
      const post = (await world.article()).id;
      return { post, id: (await world.stop({ blogPostId: post })).id };
    },
    status: 200,
    is: () => ({ success: true }),
    async after(world, { id, post }) {
      return [
        [await world.has("locations", id), await world.has("blog-posts", post)],
        [false, true],
      ];
    },
  },
  {
    call: remove,
    when: "nobody is signed in",
    given: (world) => idOf(world.stop()),
    status: 401,
    after: async (world, { id }) => [await world.has("locations", id), true],
  },
  {
    call: remove,
    when: "nobody knows the stop",
    asOwner: true,
    status: 404,
    is: () => ({ error: "Questa tappa non c’è più." }),
  },
];
