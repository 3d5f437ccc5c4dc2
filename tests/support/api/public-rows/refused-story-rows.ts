import { maxPhotoBytes } from "~/images/file-formats/photo-pieces";
import type { ApiRow } from "../api-row";
import { type ApiWorld, form, photo, exampleStoryFields } from "../api-world";

const call = "POST /api/submit-story";
const sent = (fields: Parameters<typeof form>[0]) => () => form({ ...exampleStoryFields, ...fields });
const multipart = (boundary: string) => () => ({ "Content-Type": `multipart/form-data${boundary}` });
const emptyPhoto = "«nuvola.jpg» è vuota, forse non è ancora su questo dispositivo: scegli un’altra foto.";
const storyCount = async (world: ApiWorld) =>
  (await world.asOwner<unknown[]>("GET /api/admin/stories")).length;

/** Stories that are refused, and of which nothing is kept. */
export const refusedStoryRows: ApiRow[] = [
  {
    call,
    when: "the story is one character too long",
    body: sent({ story: "a".repeat(1001) }),
    status: 400,
    is: () => ({ error: "Massimo 1000 caratteri", fieldErrors: { story: ["Massimo 1000 caratteri"] } }),
  },
  {
    call,
    when: "story and consent are missing",
    body: () => form({ name: "Anna" }),
    status: 400,
    is: () => ({
      error: "Racconta la tua storia con Capi!",
      fieldErrors: {
        story: ["Racconta la tua storia con Capi!"],
        consent: ["Devi acconsentire alla pubblicazione per continuare"],
      },
    }),
  },
  {
    call,
    when: "consent is false",
    given: async (world) => ({ before: String(await storyCount(world)) }),
    body: sent({ consent: "false" }),
    status: 400,
    is: () => ({
      error: "Devi acconsentire alla pubblicazione per continuare",
      fieldErrors: { consent: ["Devi acconsentire alla pubblicazione per continuare"] },
    }),
    after: async (world, { before }) => [String(await storyCount(world)), before],
  },
  {
    call,
    when: "consent says neither true nor false",
    given: async (world) => ({ before: String(await storyCount(world)) }),
    body: sent({ consent: "on" }),
    status: 400,
    is: () => ({
      error: "Devi acconsentire alla pubblicazione per continuare",
      fieldErrors: { consent: ["Devi acconsentire alla pubblicazione per continuare"] },
    }),
    after: async (world, { before }) => [String(await storyCount(world)), before],
  },
  {
    call,
    when: "the consent was to a sentence that nobody knows",
    given: async (world) => ({ before: String(await storyCount(world)) }),
    body: sent({ consentVersion: "1999-12-31" }),
    status: 400,
    has: () => ({
      fieldErrors: {
        consentVersion: [
          "Nel frattempo il testo del consenso è cambiato: rileggilo e spunta di nuovo la casella.",
        ],
      },
    }),
    after: async (world, { before }) => [String(await storyCount(world)), before],
  },
  {
    call,
    when: "the hidden field is filled",
    given: async (world) => ({ before: String(await storyCount(world)) }),
    body: sent({ website: "https://example.com" }),
    status: 400,
    is: () => ({ error: "Spam detected" }),
    after: async (world, { before }) => [String(await storyCount(world)), before],
  },
  {
    call,
    when: "a photo is no photo",
    given: async (world) => ({ before: String(await storyCount(world)) }),
    body: async () =>
      form({
        ...exampleStoryFields,
        photos: [await photo("vera.jpg"), new File(["ciao"], "finta.jpg", { type: "image/jpeg" })],
      }),
    status: 415,
    has: () => ({
      error: "«finta.jpg» non è una foto: scegli un’immagine JPG, PNG, WebP o HEIC.",
      fieldErrors: { photos: ["«finta.jpg» non è una foto: scegli un’immagine JPG, PNG, WebP o HEIC."] },
    }),
    hasNot: () => ["draft", "vera"],
    after: async (world, { before }) => [String(await storyCount(world)), before],
  },
  {
    call,
    when: "a photo has a name and no bytes",
    given: async (world) => ({ before: String(await storyCount(world)) }),
    body: sent({ photos: new File([], "nuvola.jpg", { type: "image/jpeg" }) }),
    status: 415,
    is: () => ({ error: emptyPhoto, fieldErrors: { photos: [emptyPhoto] } }),
    after: async (world, { before }) => [String(await storyCount(world)), before],
  },
  {
    call,
    when: "a photo is no photo and the story is missing",
    body: () => form({ consent: "true", photos: new File(["ciao"], "finta.jpg") }),
    status: 400,
    has: () => ({
      error: "Racconta la tua storia con Capi!",
      fieldErrors: { photos: ["«finta.jpg» non è una foto: scegli un’immagine JPG, PNG, WebP o HEIC."] },
    }),
  },
  {
    call,
    when: "a photo is larger than 10 MB",
    body: async () => {
      const bytes = new Uint8Array(maxPhotoBytes + 1);
      bytes.set(new Uint8Array(await (await photo("x.jpg")).arrayBuffer()));
      return form({ ...exampleStoryFields, photos: new File([bytes], "enorme.jpg") });
    },
    status: 413,
    has: () => ({
      error: "«enorme.jpg» pesa più di 10\u00a0MB: scegli una foto più leggera o inviane uno screenshot.",
    }),
  },
  { call, when: "it is JSON", body: () => ({ ...exampleStoryFields, consent: true }), status: 415 },
  { call, when: "there is no body", status: 415 },
  {
    call,
    when: "the multipart body is empty",
    headers: multipart("; boundary=x"),
    body: () => "",
    status: 400,
  },
  {
    call,
    when: "the type ends with a semicolon, so the multipart body is read",
    headers: multipart("; boundary=x; "),
    body: () => '--x\r\nContent-Disposition: form-data; name="story"\r\n\r\nEra lì.\r\n--x--\r\n',
    status: 400,
    has: () => ({ error: "Devi acconsentire alla pubblicazione per continuare" }),
  },
  { call, when: "the boundary is missing", headers: multipart(""), body: () => "--x", status: 400 },
  {
    call,
    when: "the multipart body breaks off",
    headers: multipart("; boundary=x"),
    body: () => '--x\r\nContent-Disposition: form-data; name="story"\r\n\r\nEra una',
    status: 400,
    is: () => ({ error: "I dati ricevuti sono incompleti o danneggiati: riprova." }),
    hasNot: () => ["Era una"],
  },
  {
    call,
    when: "a part of a long multipart body has a broken header",
    headers: multipart("; boundary=x"),
    body: () => `--x\r\nContent-Disposition\0: form-data\r\n\r\n${"x".repeat(300_000)}\r\n--x--\r\n`,
    status: 400,
    is: () => ({ error: "I dati ricevuti sono incompleti o danneggiati: riprova." }),
  },
  {
    call,
    when: "there are more fields than any form has",
    body: () => form(Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`campo-${at}`, "x"]))),
    status: 400,
    is: () => ({ error: "Il modulo contiene troppi dati: togli qualcosa e riprova." }),
  },
];
