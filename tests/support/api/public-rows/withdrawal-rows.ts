import type { ApiRow } from "../api-row";
import {
  type Given,
  type ApiWorld,
  type Wire,
  articleFields,
  form,
  photo,
  exampleStoryFields,
} from "../api-world";

const words = "Parolaunica: stava sul muretto del porto, con la valigia ancora bagnata.";
const sentences = {
  story:
    "Chi ha mandato questa storia l’ha ritirata: non si può farne un articolo. Se vuoi, scrivine uno tuo, senza le sue parole e le sue foto.",
  post: "Questo articolo è nato da una storia che è stata ritirata: resta nascosto. Se non ti serve, eliminalo.",
};
const typed = { ...articleFields, content: "Il mio commento lungo" };
const asForm = (fields: Record<string, string>) => new URLSearchParams(fields);
const correction = (fields: Record<string, string>) => asForm({ name: "", city: "", seen: "", ...fields });

/** Sends a story and makes something of it. `given.id` is its receipt. */
async function sent(world: ApiWorld, { photos = [] as File[] } = {}): Promise<Given> {
  const body = form({ ...exampleStoryFields, story: words, token: crypto.randomUUID(), photos });
  const { json } = await world.send("POST /api/submit-story", { body });
  const { id = "", receipt = "" } = json as Record<string, string>;
  const [name = ""] = (await world.find("stories", id)).photos;
  return { id: receipt, story: id, photo: name };
}

async function promoted(world: ApiWorld): Promise<Given> {
  const given = await sent(world, { photos: [await photo("molo.jpg")] });
  const fields = { content: words, story: given.story ?? "", existingPhotos: given.photo ?? "" };
  return { ...given, post: (await world.article(fields)).id };
}

async function withdraw(world: ApiWorld, { id: receipt }: Given): Promise<void> {
  const { status } = await world.send(`POST ${receipt}/ritira`, { body: asForm({}) });
  if (status !== 303) throw new Error(`not withdrawn: ${status}`);
}

/** Makes the article of a story that is then withdrawn: `given.id`. */
async function emptied(world: ApiWorld): Promise<Given> {
  const given = await promoted(world);
  await withdraw(world, given);
  return { ...given, id: given.post ?? "" };
}

async function withdrawnStory(world: ApiWorld): Promise<Given> {
  const given = await sent(world, { photos: [await photo("molo.jpg")] });
  await withdraw(world, given);
  return { ...given, receipt: given.id ?? "", id: given.story ?? "" };
}

const stateOf = async (world: ApiWorld, id = "") => {
  const { title, content, published, photos } = await world.find("blog-posts", id);
  return { title, content, published, photos };
};
const isEmpty = { title: "—", content: "—", published: false, photos: [] };
const correct = "POST {id}";
const editPost = "PATCH /api/admin/blog-posts/{id}";
const showPost = "PATCH /api/admin/blog-posts/{id}/visibility";

/** Calls and forms that are refused after a correction or a withdrawal, in either order. */
export const withdrawalRows: ApiRow[] = [
  {
    call: correct,
    when: "an article was made of the story meanwhile",
    given: promoted,
    body: () => correction({ story: "Parole tardive" }),
    status: 409,
    says: () => ["la storia è entrata nel diario", "Parole tardive"],
    after: async (world, { story }) => [(await world.find("stories", story)).story, words],
  },
  {
    call: correct,
    when: "it was corrected in another tab meanwhile",
    async given(world) {
      const given = await sent(world);
      await world.send(`POST ${given.id}`, { body: correction({ story: "La prima" }) });
      return given;
    },
    body: () => correction({ story: "La seconda" }),
    status: 409,
    says: () => ["La storia è cambiata nel frattempo", "La prima", "La seconda"],
    after: async (world, { story }) => [(await world.find("stories", story)).story, "La prima"],
  },
  {
    call: correct,
    when: "it was withdrawn in another tab meanwhile",
    async given(world) {
      const given = await sent(world);
      await withdraw(world, given);
      return given;
    },
    body: () => correction({ story: "Ci ripenso" }),
    status: 404,
    says: () => ["Storia ritirata", "Ci ripenso"],
    hasNot: () => ["Parolaunica"],
    after: async (world, { story }) => [await world.has("stories", story), false],
  },
  {
    call: correct,
    when: "the owner has deleted the story meanwhile",
    async given(world) {
      const given = await sent(world);
      await world.asOwner(`DELETE /api/admin/stories/${given.story}`);
      return given;
    },
    body: () => correction({ story: "Troppo tardi" }),
    status: 404,
    says: () => ["Questa storia non c’è più", "Troppo tardi"],
    hasNot: () => ["Parolaunica"],
  },
  {
    call: "POST {id}/ritira",
    when: "it was withdrawn before: the same answer",
    async given(world) {
      const given = await sent(world);
      await withdraw(world, given);
      return given;
    },
    body: () => asForm({}),
    status: 303,
    after: async (world, { id }) => {
      const page = await world.send(`GET ${id}`);
      return [
        [page.status, page.text.includes("Storia ritirata")],
        [410, true],
      ];
    },
  },
  {
    call: "POST /api/submit-story",
    when: "the same form comes again after its story was withdrawn: it does not come back",
    async given(world) {
      const token = crypto.randomUUID();
      const fields = { ...exampleStoryFields, story: words, token };
      const { json } = await world.send("POST /api/submit-story", { body: form(fields) });
      const { id: story = "", receipt = "" } = json as Record<string, string>;
      await withdraw(world, { id: receipt });
      return { token, story, receipt };
    },
    body: ({ token = "" }) => form({ ...exampleStoryFields, story: words, token }),
    status: 201,
    has: ({ story, receipt }) => ({ id: story, receipt }),
    after: async (world, { story }) => [await world.has("stories", story), false],
  },
  {
    call: "POST /api/admin/blog-posts",
    when: "its story was withdrawn",
    asOwner: true,
    given: withdrawnStory,
    body: ({ id = "" }) => form({ ...articleFields, content: words, storyId: id }),
    status: 409,
    is: () => ({ error: sentences.story }),
    async after(world, { id = "" }) {
      const { text } = await world.send("GET /api/admin/blog-posts", { cookie: await world.ownerCookie() });
      return [text.includes(id), false];
    },
  },
  {
    call: "POST /admin/nuovo-articolo",
    when: "its story was withdrawn: what was typed is there",
    asOwner: true,
    given: withdrawnStory,
    body: ({ id = "" }) => form({ ...typed, story: id }),
    status: 409,
    says: () => [sentences.story, typed.content],
  },
  ...(
    [
      ["its title is changed", { title: "Un altro titolo" }],
      ["it is to be shown", { published: "true" }],
      ["it is to have a photo again", "photo"],
    ] as const
  ).map(([when, fields]): ApiRow => ({
    call: editPost,
    when: `its story was withdrawn and ${when}`,
    asOwner: true,
    given: emptied,
    body: async () => form(fields === "photo" ? { photo: await photo("mia.jpg") } : fields),
    status: 409,
    is: () => ({ error: sentences.post }),
    after: async (world, { id }) => [await stateOf(world, id), isEmpty],
  })),
  {
    call: showPost,
    when: "its story was withdrawn and it is to be shown",
    asOwner: true,
    given: emptied,
    body: () => ({ published: true }),
    status: 409,
    is: () => ({ error: sentences.post }),
    after: async (world, { id }) => [(await world.send(`GET /api/blog-posts/${id}`)).status, 404],
  },
  {
    call: showPost,
    when: "its story was withdrawn and it is to be hidden, as it is",
    asOwner: true,
    given: emptied,
    body: () => ({ published: false }),
    status: 200,
    has: ({ id }) => ({ id, ...isEmpty }),
  },
  {
    call: "POST /admin/articoli/{id}",
    when: "its story was withdrawn and the form that was open is saved",
    asOwner: true,
    given: emptied,
    body: () => form({ ...typed, intent: "publish" }),
    status: 409,
    says: () => [sentences.post],
    after: async (world, { id }) => [await stateOf(world, id), isEmpty],
  },
  {
    call: "POST /admin/articoli",
    when: "the story of one was withdrawn and it is to be shown",
    asOwner: true,
    given: emptied,
    body: ({ id = "" }) => asForm({ id, shown: "true" }),
    status: 409,
    says: () => [sentences.post],
    after: async (world, { id }) => [await stateOf(world, id), isEmpty],
  },
  {
    call: "DELETE /api/admin/blog-posts/{id}",
    when: "its story was withdrawn",
    asOwner: true,
    given: emptied,
    status: 200,
    after: async (world, { id }) => [await world.has("blog-posts", id), false],
  },
  {
    call: editPost,
    when: "it is to have a photo of a story that was withdrawn",
    asOwner: true,
    async given(world) {
      const given = await withdrawnStory(world);
      return { ...given, id: (await world.article()).id };
    },
    body: ({ photo: name = "" }) => form({ existingPhotos: name }),
    status: 400,
    after: async (world, { id }) => [(await world.find("blog-posts", id)).photos, []],
  },
  {
    call: "POST /api/admin/photos/{name}/edits",
    when: "its story was withdrawn",
    asOwner: true,
    given: async (world) => ({ id: (await withdrawnStory(world)).photo ?? "" }),
    body: () => ({ operations: [{ turn: 90 }] }),
    status: 404,
    is: () => ({ error: "Questa foto non c’è più." }),
  },
  ...(["GET", "PATCH", "DELETE"] as const).map((method): ApiRow => ({
    call: `${method} /api/admin/stories/{id}`,
    when: "it was withdrawn",
    asOwner: true,
    given: withdrawnStory,
    ...(method === "PATCH" && { body: () => ({ read: true }) }),
    status: 404,
    is: () => ({ error: "Questa storia non c’è più." }),
  })),
  {
    call: "GET /api/admin/blog-posts",
    when: "the story of one was withdrawn: of that one nothing is told but the place in the list",
    asOwner: true,
    given: emptied,
    status: 200,
    hasNot: ({ photo: name = "" }) => [name],
    async after(_, { id }, { json }) {
      const one = (json as Wire[]).find((post) => post.id === id);
      return [
        [one?.title, one?.content, one?.authorName, one?.city, one?.storyId],
        ["—", "—", null, "—", null],
      ];
    },
  },
];
