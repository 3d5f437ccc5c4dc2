import type { ApiRow } from "../api-row";
import { type Given, type ApiWorld, type Wire, idOf, photo } from "../api-world";

const edit = "POST /api/admin/photos/{name}/edits";
const turn = { operations: [{ turn: 90 }] };
const malformed =
  'Ogni ritocco è {"turn": 90}, 180 o 270, oppure {"cover": {"x": 0.4, "y": 0.3, "radius": 0.08}}, con x e y da 0 a 1 e radius fino a 0.5';
const tooMany = "Al massimo 40 ritocchi per volta";
const none = "operations è la lista dei ritocchi, almeno uno";

/** Sends a story with a photo. Returns the stored name of the photo, and the story. */
async function storyPhoto(world: ApiWorld): Promise<Given> {
  const { id, photos } = await world.story({ photos: await photo("molo.jpg") });
  return { id: photos[0] ?? "", story: id };
}

const disc = (changed: object) => [{ cover: { x: 0.5, y: 0.5, radius: 0.1, ...changed } }];

/** Turning and covering a photo. */
export const photoEditRows: ApiRow[] = [
  {
    call: edit,
    when: "a photo is turned and covered: story, article and stop have the new one, the old one is gone",
    asOwner: true,
    given: async (world) => {
      const given = await storyPhoto(world);
      const post = (await world.article({ existingPhotos: [given.id ?? ""] })).id;
      return { ...given, post, stop: (await world.stop({ existingPhotos: [given.id ?? ""] })).id };
    },
    body: () => ({ operations: [{ turn: 90 }, ...disc({})], unknown: true }),
    status: 200,
    has: () => ({ width: 48, height: 64 }),
    hasNot: ({ id = "" }) => [id, "latitude", "taken"],
    async after(world, { id, story, post, stop }, { json }) {
      const { name, url } = json as { name: string; url: string };
      const { photos } = await world.find("stories", story);
      const article = await world.find("blog-posts", post);
      const location = await world.find("locations", stop);
      const gone = await world.send(`GET /uploads/${id}`, { cookie: await world.ownerCookie() });
      const there = await world.send(`GET ${url}`);
      const isNew = /^[0-9a-f]{20}_molo\.jpg$/.test(name) && name !== id;
      return [
        [photos, article.photos, article.photo, location.photo, gone.status, there.status, isNew],
        [[name], [url], url, url, 404, 200, true],
      ];
    },
  },
  {
    call: edit,
    when: "the photo was replaced in the meantime",
    asOwner: true,
    given: async (world) => {
      const given = await storyPhoto(world);
      const { name } = await world.asOwner<{ name: string }>(
        `POST /api/admin/photos/${given.id}/edits`,
        turn,
      );
      return { ...given, name };
    },
    body: () => turn,
    status: 409,
    is: () => ({ error: "Nel frattempo questa foto è stata ritoccata altrove: riparti da quella nuova." }),
    after: async (world, { story, name }) => [(await world.find("stories", story)).photos, [name]],
  },
  {
    call: edit,
    when: "nobody knows the photo",
    asOwner: true,
    body: () => turn,
    status: 404,
    is: () => ({ error: "Questa foto non c’è più." }),
  },
  {
    call: edit,
    when: "the photo was deleted",
    asOwner: true,
    given: async (world) => {
      const given = await storyPhoto(world);
      await world.asOwner<Wire>(`DELETE /api/admin/stories/${given.story}`);
      await world.asOwner<Wire>(`DELETE /api/admin/bin/${given.story}`);
      return given;
    },
    body: () => turn,
    status: 404,
    is: () => ({ error: "Questa foto non c’è più." }),
  },
  ...[
    { body: { operations: [] }, says: none },
    { body: {}, says: none },
    { body: { operations: "turn:90" }, says: none },
    { body: { operations: [{ turn: 45 }] }, says: malformed },
    { body: { operations: [{ turn: 90, cover: {} }] }, says: malformed },
    { body: { operations: [{ blur: 3 }] }, says: malformed },
    { body: { operations: disc({ x: 1.01 }) }, says: malformed },
    { body: { operations: disc({ y: -0.1 }) }, says: malformed },
    { body: { operations: disc({ x: "0.5" }) }, says: malformed },
    { body: { operations: disc({ radius: 0 }) }, says: malformed },
    { body: { operations: disc({ radius: 0.6 }) }, says: malformed },
    { body: { operations: Array.from({ length: 41 }, () => ({ turn: 90 })) }, says: tooMany },
  ].map(({ body, says }): ApiRow => ({
    call: edit,
    when: `the body is ${JSON.stringify(body).slice(0, 80)}`,
    asOwner: true,
    given: storyPhoto,
    body: () => body,
    status: 400,
    is: () => ({ error: says, fieldErrors: { operations: [says] } }),
    after: async (world, { id, story }) => [(await world.find("stories", story)).photos, [id]],
  })),
  {
    call: edit,
    when: "nobody is signed in",
    given: storyPhoto,
    body: () => turn,
    status: 401,
    after: async (world, { id, story }) => [(await world.find("stories", story)).photos, [id]],
  },
  {
    call: edit,
    when: "the name is that of no photo",
    asOwner: true,
    given: async (world) => idOf(world.story()),
    body: () => turn,
    status: 404,
  },
];
