import type { ApiRow } from "../api-row";
import { type Wire, articleFields, form, photo, exampleStoryFields } from "../api-world";

const list = "GET /api/admin/blog-posts";
const create = "POST /api/admin/blog-posts";
const sent = (fields: Parameters<typeof form>[0]) => () => form({ ...articleFields, ...fields });
const labelsOf = (json: unknown) => (json as Wire).photos.map((url) => url.split("_").at(-1));
const notFlag = "Scrivi true per mostrare l’articolo o false per nasconderlo";

/** Requests that create an article, and requests that are refused. */
export const createBlogPostRows: ApiRow[] = [
  {
    call: create,
    when: "there is just enough",
    asOwner: true,
    body: sent({ title: "  Il molo \n", unknown: "x" }),
    status: 201,
    has: () => ({
      ...articleFields,
      authorName: null,
      reactions: 0,
      published: true,
      photo: null,
      photos: [],
      storyId: null,
    }),
    hasNot: () => ["unknown", "submission"],
    async after(world, _, { json }) {
      const { storyId, ...visible } = json as Wire;
      const { id } = visible;
      return [
        [(await world.send(`GET /api/blog-posts/${id}`)).json, storyId],
        [visible, null],
      ];
    },
  },
  {
    call: create,
    when: "it says of which story it is made: only the owner is told",
    asOwner: true,
    given: async (world) => ({ story: (await world.story()).id }),
    body: ({ story = "" }) => form({ ...articleFields, storyId: story }),
    status: 201,
    has: ({ story }) => ({ storyId: story }),
    async after(world, { story = "" }, { json }) {
      const { id } = json as Wire;
      const visible = [
        `/api/blog-posts/${id}`,
        "/api/blog-posts",
        "/api/locations-with-posts",
        `/blog/${id}`,
      ];
      const texts = await Promise.all(visible.map(async (path) => (await world.send(`GET ${path}`)).text));
      const { state, blogPostId } = await world.find("stories", story);
      const { storyId } = await world.find("blog-posts", id);
      return [
        [texts.filter((text) => text.includes(story)), state, blogPostId, storyId],
        [[], "diary", id, story],
      ];
    },
  },
  {
    call: create,
    when: "its story was corrected after its writer had read it",
    asOwner: true,
    async given(world) {
      const { json } = await world.send("POST /api/submit-story", { body: form(exampleStoryFields) });
      const { id, receipt } = json as Record<string, string>;
      const body = new URLSearchParams({ story: "Era sul pontile.", seen: "" });
      const { status } = await world.send(`POST ${receipt}`, { body });
      return { story: String(id), status: String(status) };
    },
    body: ({ story = "" }) => form({ ...articleFields, storyId: story, storyCorrectedAt: "" }),
    status: 409,
    is: () => ({
      error: "Nel frattempo chi ha mandato la storia l’ha corretta: rileggila e riprova.",
    }),
    async after(world, { story, status }) {
      const found = await world.find("stories", story);
      return [
        [status, found.story, found.state, typeof found.correctedAt],
        ["303", "Era sul pontile.", "new", "string"],
      ];
    },
  },
  {
    call: create,
    when: "every field is there, and it is to stay hidden",
    asOwner: true,
    body: sent({ authorName: " Anna ", reactions: "3", published: "false" }),
    status: 201,
    has: () => ({ authorName: "Anna", reactions: 3, published: false }),
  },
  {
    call: create,
    when: "the cover is uploaded, others come from a story, by name and by address",
    asOwner: true,
    given: async (world) => {
      const { photos } = await world.story({ photos: [await photo("una.jpg"), await photo("due.jpg")] });
      return { una: photos[0] ?? "", due: photos[1] ?? "" };
    },
    body: async ({ una = "", due = "" }) =>
      form({
        ...articleFields,
        photo: await photo("copertina.jpg"),
        existingPhoto: due,
        existingPhotos: [`/uploads/${una}`, due],
      }),
    status: 201,
    async after(world, _, { json }) {
      const { photo, photos } = json as Wire & { photo: string };
      const statuses = await Promise.all(photos.map(async (url) => (await world.send(`GET ${url}`)).status));
      return [
        [labelsOf(json), photo === photos[0], statuses],
        [["copertina.jpg", "due.jpg", "una.jpg"], true, [200, 200, 200]],
      ];
    },
  },
  {
    call: create,
    when: "there would be eleven photos, ten of them from stories",
    asOwner: true,
    async given(world) {
      const names = Array.from({ length: 12 }, (_, n) => `f${n}.jpg`);
      const ofStory = async (at: number) =>
        (await world.story({ photos: await Promise.all(names.slice(at, at + 3).map((name) => photo(name))) }))
          .photos;
      const stored = (await Promise.all([0, 3, 6, 9].map(ofStory))).flat();
      return { stored: stored.slice(0, 10).join(" ") };
    },
    body: async ({ stored = "" }) =>
      form({
        ...articleFields,
        title: "Undici foto",
        photo: await photo("undici.jpg"),
        existingPhotos: stored.split(" "),
      }),
    status: 400,
    has: () => ({ error: "Un articolo ha al massimo 10 foto: togline qualcuna e riprova." }),
    after: async (world) => [(await world.send("GET /api/blog-posts")).text.includes("Undici foto"), false],
  },
  {
    call: create,
    when: "two photos are uploaded: the last one counts",
    asOwner: true,
    body: async () =>
      form({ ...articleFields, photo: [await photo("prima.jpg"), await photo("ultima.jpg")] }),
    status: 201,
    after: async (_world, _given, { json }) => [labelsOf(json), ["ultima.jpg"]],
  },
  {
    call: create,
    when: "everything is missing",
    asOwner: true,
    body: () => form({ title: "   " }),
    status: 400,
    is: () => ({
      error: "Titolo obbligatorio",
      fieldErrors: {
        title: ["Titolo obbligatorio"],
        content: ["Contenuto obbligatorio"],
        city: ["Città obbligatoria"],
      },
    }),
  },
  {
    call: create,
    when: "the country is empty",
    asOwner: true,
    body: sent({ country: "  " }),
    status: 400,
    is: () => ({ error: "Paese obbligatorio", fieldErrors: { country: ["Paese obbligatorio"] } }),
  },
  {
    call: create,
    when: "it is not clear whether to publish it",
    asOwner: true,
    body: sent({ published: "forse" }),
    status: 400,
    is: () => ({ error: notFlag, fieldErrors: { published: [notFlag] } }),
  },
  ...["tante", "-1", "1.5"].map((reactions): ApiRow => ({
    call: create,
    when: `the reactions are ${reactions}`,
    asOwner: true,
    body: sent({ reactions }),
    status: 400,
    has: () => ({ error: "Le reazioni si contano con un numero intero, da 0 in su" }),
  })),
  {
    call: create,
    when: "a chosen photo does not exist",
    asOwner: true,
    body: sent({ existingPhotos: ["00000000000000000000_niente.jpg"] }),
    status: 400,
    has: () => ({
      fieldErrors: { existingPhotos: ["Una delle foto scelte non c’è più: toglila e riprova."] },
    }),
    hasNot: () => ["draft"],
  },
  {
    call: create,
    when: "the photo is no photo",
    asOwner: true,
    body: sent({ photo: new File(["%PDF-1.7"], "biglietto.pdf") }),
    status: 415,
    has: () => ({ error: "«biglietto.pdf» non è una foto: scegli un’immagine JPG, PNG, WebP o HEIC." }),
  },
  {
    call: create,
    when: "the photo has a name and no bytes",
    asOwner: true,
    body: sent({ photo: new File([], "nuvola.jpg") }),
    status: 415,
    has: () => ({
      error: "«nuvola.jpg» è vuota, forse non è ancora su questo dispositivo: scegli un’altra foto.",
    }),
  },
  {
    call: create,
    when: "the same form with its token arrives a second time",
    asOwner: true,
    given: async (world) => {
      const token = crypto.randomUUID();
      return { token, first: (await world.article({ token })).id };
    },
    body: ({ token = "" }) => form({ ...articleFields, token }),
    status: 201,
    has: ({ first }) => ({ id: first }),
  },
  { call: create, when: "it is JSON", asOwner: true, body: () => articleFields, status: 415 },
  {
    call: create,
    when: "nobody is signed in",
    body: sent({ title: "Scritto da un estraneo" }),
    status: 401,
    is: () => ({ error: "Devi accedere come amministratore." }),
    async after(world) {
      const titles = (await world.asOwner<{ title: string }[]>(list)).map(({ title }) => title);
      return [titles.includes("Scritto da un estraneo"), false];
    },
  },
];
