import type { ApiRow } from "../api-row";
import { type ApiWorld, type Given, type Wire, photo } from "../api-world";

const gone = { error: "Nel cestino non c’è più." };
const restore = "POST /api/admin/bin/{id}/restore";
const remove = "DELETE /api/admin/bin/{id}";

async function binnedArticle(world: ApiWorld): Promise<Given> {
  const { id } = await world.article({ title: "Il capitano", photo: await photo("capitano.jpg") });
  await world.asOwner(`DELETE /api/admin/blog-posts/${id}`);
  return { id };
}

/** The owner's bin. */
export const binRows: ApiRow[] = [
  {
    call: "GET /api/admin/bin",
    when: "an article was deleted",
    asOwner: true,
    given: binnedArticle,
    status: 200,
    async after(world, { id }, { json }) {
      const item = (json as Wire[]).find((one) => one.id === id);
      const { status } = await world.send(`GET /api/blog-posts/${id}`);
      return [
        [item?.kind, item?.name, item?.photos, typeof item?.binnedAt, status],
        ["blog-post", "Il capitano", 1, "string", 404],
      ];
    },
  },
  {
    call: restore,
    when: "an article was deleted: it is back, hidden, with its photo",
    asOwner: true,
    given: binnedArticle,
    status: 200,
    is: () => ({ success: true }),
    async after(world, { id }) {
      const { published, photos } = await world.find("blog-posts", id);
      return [
        [published, photos.length],
        [false, 1],
      ];
    },
  },
  {
    call: remove,
    when: "an article was deleted: it cannot be brought back any more",
    asOwner: true,
    given: binnedArticle,
    status: 200,
    is: () => ({ success: true }),
    async after(world, { id }) {
      const { status } = await world.send(`POST /api/admin/bin/${id}/restore`, {
        cookie: await world.ownerCookie(),
      });
      return [status, 404];
    },
  },
  ...[restore, remove].map((call): ApiRow => ({
    call,
    when: "it is not in the bin",
    asOwner: true,
    given: async (world) => ({ id: (await world.article()).id }),
    status: 404,
    is: () => gone,
  })),
];
