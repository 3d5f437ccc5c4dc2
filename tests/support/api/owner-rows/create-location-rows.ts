import type { ApiRow } from "../api-row";
import { type Wire, form, photo, stopFields } from "../api-world";

const list = "GET /api/admin/locations";
const place = "POST /api/admin/locations";
const sent = (fields: Parameters<typeof form>[0]) => () => form({ ...stopFields, ...fields });

/** Requests that create a stop, and requests that are refused. */
export const createLocationRows: ApiRow[] = [
  {
    call: place,
    when: "there is just enough",
    asOwner: true,
    body: sent({ latitude: " -90.0 ", longitude: "+179.99999" }),
    status: 201,
    has: () => ({
      ...stopFields,
      latitude: "-90.0",
      longitude: "+179.99999",
      description: null,
      photo: null,
      blogPostId: null,
      visible: true,
      precision: "exact",
    }),
    async after(world, _, { json }) {
      const all = (await world.send("GET /api/locations-with-posts")).json as Wire[];
      const { openPlace, ...stop } = json as Wire & { openPlace?: string };
      const said = "Il punto della tappa è lontano da «Camogli, Italia».";
      return [
        [all.at(-1), openPlace],
        [{ ...stop, blogPost: null }, said],
      ];
    },
  },
  {
    call: place,
    when: "every field is there",
    asOwner: true,
    given: async (world) => ({ post: (await world.article()).id }),
    body: async ({ post = "" }) =>
      form({ ...stopFields, description: " Due passi ", blogPostId: post, photo: await photo("posto.jpg") }),
    status: 201,
    has: ({ post }) => ({ description: "Due passi", blogPostId: post }),
    async after(world, _, { json }) {
      const { photo: url } = json as Wire & { photo: string };
      const { status, headers } = await world.send(`GET ${url}`);
      return [
        [/^\/uploads\/[0-9a-f]{20}_posto\.jpg$/.test(url), status, headers.get("Content-Type")],
        [true, 200, "image/jpeg"],
      ];
    },
  },
  {
    call: place,
    when: "the precision is none of the three",
    asOwner: true,
    body: sent({ precision: "5km" }),
    status: 400,
    is: () => ({
      error: "La precisione è exact, 1km o 10km",
      fieldErrors: { precision: ["La precisione è exact, 1km o 10km"] },
    }),
  },
  {
    call: place,
    when: "everything is missing",
    asOwner: true,
    body: () => form({ description: "solo questo" }),
    status: 400,
    is: () => ({
      error: "Nome obbligatorio",
      fieldErrors: {
        name: ["Nome obbligatorio"],
        city: ["Città obbligatoria"],
        country: ["Paese obbligatorio"],
        latitude: ["Latitudine obbligatoria"],
        longitude: ["Longitudine obbligatoria"],
      },
    }),
  },
  ...["45", "45,5", "90.1", "-90.01", "45.", ".5", "1e1.0", "45.5N", "NaN"].map((latitude): ApiRow => ({
    call: place,
    when: `the latitude is ${latitude}`,
    asOwner: true,
    body: sent({ latitude }),
    status: 400,
    is: () => ({
      error: "Formato latitudine non valido",
      fieldErrors: { latitude: ["Formato latitudine non valido"] },
    }),
  })),
  {
    call: place,
    when: "the longitude is beyond the date line",
    asOwner: true,
    body: sent({ longitude: "180.1" }),
    status: 400,
    has: () => ({ fieldErrors: { longitude: ["Formato longitudine non valido"] } }),
  },
  {
    call: place,
    when: "its article does not exist",
    asOwner: true,
    body: sent({ blogPostId: "00000000000000000000" }),
    status: 400,
    has: () => ({
      fieldErrors: {
        blogPostId: ["Questo articolo non c’è più: scegline un altro o lascia la tappa senza articolo."],
      },
    }),
  },
  {
    call: place,
    when: "the photo is no photo",
    asOwner: true,
    body: sent({ photo: new File(["ciao"], "ciao.txt") }),
    status: 415,
    has: () => ({ error: "«ciao.txt» non è una foto: scegli un’immagine JPG, PNG, WebP o HEIC." }),
  },
  {
    call: place,
    when: "the same form with its token arrives a second time",
    asOwner: true,
    given: async (world) => {
      const token = crypto.randomUUID();
      return { token, first: (await world.stop({ token })).id };
    },
    body: ({ token = "" }) => form({ ...stopFields, token }),
    status: 201,
    has: ({ first }) => ({ id: first }),
  },
  { call: place, when: "it is JSON", asOwner: true, body: () => stopFields, status: 415 },
  {
    call: place,
    when: "nobody is signed in",
    body: sent({ name: "Tappa di un estraneo" }),
    status: 401,
    async after(world) {
      const names = (await world.asOwner<{ name: string }[]>(list)).map(({ name }) => name);
      return [names.includes("Tappa di un estraneo"), false];
    },
  },
];
