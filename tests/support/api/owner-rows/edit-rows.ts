import type { ApiRow } from "../api-row";
import { type Wire, form, idOf, photo } from "../api-world";

const editPost = "PATCH /api/admin/blog-posts/{id}";
const editStop = "PATCH /api/admin/locations/{id}";
const changed =
  "Nel frattempo qualcuno l’ha cambiato: confronta la versione salvata (current) con la tua e riprova.";
const noDate = "Questa data non esiste: scrivila come 2026-05-31 (anno, mese, giorno)";
const labelsOf = (json: unknown) => (json as Wire).photos.map((url) => url.split("_").at(-1));

/** Changes of a blog post or a location by a JSON call, and changes that are refused. */
export const editRows: ApiRow[] = [
  {
    call: editPost,
    when: "one field is sent: the others stay",
    asOwner: true,
    given: (world) => idOf(world.article({ authorName: "Anna", reactions: "3" })),
    body: () => form({ title: " Il molo, di sera " }),
    status: 200,
    has: ({ id }) => ({
      id,
      title: "Il molo, di sera",
      content: "Guardava il mare.",
      authorName: "Anna",
      reactions: 3,
      published: true,
    }),
    async after(world, { id }, { json }) {
      const { storyId, ...visible } = json as Wire & { createdAt: string; updatedAt: string };
      return [
        [
          (await world.send(`GET /api/blog-posts/${id}`)).json,
          visible.updatedAt > visible.createdAt,
          storyId,
        ],
        [visible, true, null],
      ];
    },
  },
  {
    call: editPost,
    when: "an optional field is empty: it is null",
    asOwner: true,
    given: (world) => idOf(world.article({ authorName: "Anna" })),
    body: () => form({ authorName: "" }),
    status: 200,
    has: () => ({ authorName: null }),
  },
  ...[
    ["title", "Titolo obbligatorio"],
    ["date", "Scegli una data"],
  ].map(([field = "", sentence = ""]): ApiRow => ({
    call: editPost,
    when: `${field} is empty`,
    asOwner: true,
    given: (world) => idOf(world.article()),
    body: () => form({ [field]: "" }),
    status: 400,
    is: () => ({ error: sentence, fieldErrors: { [field]: [sentence] } }),
  })),
  {
    call: editPost,
    when: "the version that was seen is an old one",
    asOwner: true,
    async given(world) {
      const { id, updatedAt } = await world.article();
      await world.asOwner(`PATCH /api/admin/blog-posts/${id}`, form({ title: "Nuovo" }));
      return { id, seen: String(updatedAt) };
    },
    body: async ({ seen = "" }) => form({ title: "Mio", updatedAt: seen, photo: await photo("mia.jpg") }),
    status: 409,
    has: () => ({ error: changed, current: { title: "Nuovo", photos: [] } }),
    after: async (world, { id }) => [(await world.find("blog-posts", id)).title, "Nuovo"],
  },
  {
    call: editPost,
    when: "photos are ordered anew, one is left out and one is added",
    asOwner: true,
    async given(world) {
      const { photos } = await world.story({ photos: [await photo("una.jpg"), await photo("due.jpg")] });
      const made = await world.article({ photo: await photo("prima.jpg"), existingPhotos: photos });
      const [prima = "", una = "", due = ""] = made.photos;
      return { id: made.id, prima, una, due };
    },
    body: async ({ una = "", due = "" }) =>
      form({ existingPhotos: [due, una], photo: [await photo("terza.jpg"), await photo("quarta.jpg")] }),
    status: 200,
    async after(world, { prima }, { json }) {
      const gone = (await world.send(`GET ${prima}`)).status;
      return [
        [labelsOf(json), (json as Wire).photo === (json as Wire).photos[0], gone],
        [["due.jpg", "una.jpg", "terza.jpg", "quarta.jpg"], true, 404],
      ];
    },
  },
  {
    call: editPost,
    when: "only a photo is sent: it follows the others",
    asOwner: true,
    given: async (world) => idOf(world.article({ photo: await photo("prima.jpg") })),
    body: async () => form({ photo: await photo("dopo.jpg") }),
    status: 200,
    after: async (_, __, { json }) => [labelsOf(json), ["prima.jpg", "dopo.jpg"]],
  },
  {
    call: editPost,
    when: "there would be eleven photos",
    asOwner: true,
    given: (world) => idOf(world.article()),
    body: async () =>
      form({ photo: await Promise.all(Array.from({ length: 11 }, (_, n) => photo(`f${n}.jpg`))) }),
    status: 400,
    has: () => ({ error: "Un articolo ha al massimo 10 foto: togline qualcuna e riprova." }),
    after: async (world, { id }) => [(await world.find("blog-posts", id)).photos, []],
  },
  {
    call: editPost,
    when: "all photos are taken away",
    asOwner: true,
    given: async (world) => idOf(world.article({ photo: await photo("prima.jpg") })),
    body: () => form({ existingPhotos: "" }),
    status: 200,
    has: () => ({ photo: null, photos: [] }),
  },
  { call: editPost, when: "nobody has it", asOwner: true, body: () => form({ title: "x" }), status: 404 },
  {
    call: editStop,
    when: "the place, the day and the article are changed",
    asOwner: true,
    given: async (world) => ({ id: (await world.stop()).id, post: (await world.article()).id }),
    body: ({ post = "" }) => form({ latitude: "44.1", date: "2026-05-03", blogPostId: post }),
    status: 200,
    has: ({ id, post }) => ({
      id,
      latitude: "44.1",
      longitude: "9.1500",
      date: "2026-05-03",
      blogPostId: post,
      name: "Molo",
    }),
  },
  {
    call: editStop,
    when: "it is to have no article any more",
    asOwner: true,
    given: async (world) => idOf(world.stop({ blogPostId: (await world.article()).id })),
    body: () => form({ blogPostId: "" }),
    status: 200,
    has: () => ({ blogPostId: null }),
  },
  {
    call: editStop,
    when: "another photo takes the place of its photo",
    asOwner: true,
    async given(world) {
      const { id, photo: before } = await world.stop({ photo: await photo("prima.jpg") });
      return { id, before: String(before) };
    },
    body: async () => form({ photo: await photo("dopo.jpg") }),
    status: 200,
    async after(world, { before }, { json }) {
      const label = String((json as Wire).photo)
        .split("_")
        .at(-1);
      return [
        [label, (await world.send(`GET ${before}`)).status],
        ["dopo.jpg", 404],
      ];
    },
  },
  ...(
    [
      ["date", "2026-02-30", noDate],
      ["latitude", "91.5", "Formato latitudine non valido"],
      [
        "blogPostId",
        "nessuno",
        "Questo articolo non c’è più: scegline un altro o lascia la tappa senza articolo.",
      ],
    ] as const
  ).map(([field, value, sentence]): ApiRow => ({
    call: editStop,
    when: `${field} is ${value}`,
    asOwner: true,
    given: (world) => idOf(world.stop()),
    body: () => form({ [field]: value }),
    status: 400,
    is: () => ({ error: sentence, fieldErrors: { [field]: [sentence] } }),
  })),
  {
    call: editStop,
    when: "the version that was seen is an old one",
    asOwner: true,
    async given(world) {
      const { id, updatedAt } = await world.stop();
      await world.asOwner(`PATCH /api/admin/locations/${id}`, form({ name: "Faro" }));
      return { id, seen: String(updatedAt) };
    },
    body: ({ seen = "" }) => form({ name: "Mio", updatedAt: seen }),
    status: 409,
    has: () => ({ error: changed, current: { name: "Faro" } }),
  },
  { call: editStop, when: "nobody has it", asOwner: true, body: () => form({ name: "x" }), status: 404 },
];
