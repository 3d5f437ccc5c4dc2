import type { ApiRow } from "../api-row";
import { form, photo } from "../api-world";

const gps = "POST /api/extract-gps";

/** The call that reads the coordinates of a photo. */
export const extractGpsRows: ApiRow[] = [
  {
    call: gps,
    when: "the photo knows its place",
    asOwner: true,
    body: async () =>
      form({ photo: await photo("nord.jpg", { position: { latitude: -44.5, longitude: 9.25 } }) }),
    status: 200,
    is: () => ({ latitude: -44.5, longitude: 9.25 }),
  },
  {
    call: gps,
    when: "the photo says nothing",
    asOwner: true,
    body: async () => form({ photo: await photo("muta.jpg") }),
    status: 200,
    is: () => ({}),
  },
  {
    call: gps,
    when: "the photo says zero and zero, as some phones do",
    asOwner: true,
    body: async () => form({ photo: await photo("zero.jpg", { position: { latitude: 0, longitude: 0 } }) }),
    status: 200,
    is: () => ({}),
  },
  {
    call: gps,
    when: "there is no photo",
    asOwner: true,
    body: () => form({ photo: "testo" }),
    status: 400,
    is: () => ({ error: "Manca la foto: sceglila e riprova." }),
  },
  {
    call: gps,
    when: "the photo is no photo",
    asOwner: true,
    body: () => form({ photo: new File(["ciao"], "ciao.jpg") }),
    status: 415,
    has: () => ({ error: "«ciao.jpg» non è una foto: scegli un’immagine JPG, PNG, WebP o HEIC." }),
  },
  {
    call: gps,
    when: "the photo has a name and no bytes",
    asOwner: true,
    body: () => form({ photo: new File([], "nuvola.jpg") }),
    status: 415,
    has: () => ({
      error: "«nuvola.jpg» è vuota, forse non è ancora su questo dispositivo: scegli un’altra foto.",
    }),
  },
  { call: gps, when: "it is JSON", asOwner: true, body: () => ({ photo: "x" }), status: 415 },
  {
    call: gps,
    when: "nobody is signed in",
    body: async () =>
      form({ photo: await photo("nord.jpg", { position: { latitude: 44.5, longitude: 9.25 } }) }),
    status: 401,
    hasNot: () => ["44.5"],
  },
];
