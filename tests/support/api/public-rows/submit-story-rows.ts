import { currentConsent } from "~/domain/stories/consent";
import type { ApiRow } from "../api-row";
import { form, photo, exampleStoryFields } from "../api-world";

const call = "POST /api/submit-story";
const sent = (fields: Parameters<typeof form>[0]) => () => form({ ...exampleStoryFields, ...fields });
const idOfSent = ({ json }: { json: unknown }) => (json as { id: string }).id;

/** Stories that are accepted, and what is kept of them. */
export const submitStoryRows: ApiRow[] = [
  {
    call,
    when: "everything is there",
    body: async () =>
      form({
        ...exampleStoryFields,
        name: "  Anna ",
        city: " Genova  ",
        story: "  Ciao\r\n<b>Capi</b>  ",
        photos: [await photo("molo al tramonto.jpg"), await photo("due_gabbiani.jpg")],
      }),
    status: 201,
    has: () => ({ success: true }),
    hasNot: () => ["leftOut", "notice", "draft"],
    async after(world, _, answer) {
      const { photos, createdAt, ...story } = await world.find("stories", idOfSent(answer));
      const { receipt } = answer.json as Record<string, string>;
      const page = await world.send(`GET ${receipt}`);
      const isReceipt = /^\/ricevuta\/[0-9a-f]{40}$/.test(receipt ?? "") && page.text.includes("Genova");
      const labels = photos.map((name) => name.replace(/^[0-9a-f]{20}_/, ""));
      const isMoment = new Date(String(createdAt)).toISOString() === createdAt;
      return [
        { ...story, labels, isMoment, isReceipt },
        {
          id: idOfSent(answer),
          name: "Anna",
          city: "Genova",
          story: "Ciao\n<b>Capi</b>",
          consent: true,
          language: "it",
          code: null,
          labels: ["molo-al-tramonto.jpg", "due-gabbiani.jpg"],
          isMoment: true,
          isReceipt: true,
          state: "new",
          suspicion: [],
          wish: null,
          correctedAt: null,
          answer: null,
          answeredAt: null,
          blogPostId: null,
        },
      ];
    },
  },
  {
    call,
    when: "name, city and photos are left empty, as a browser sends them",
    body: sent({ name: "", city: " ", photos: new File([], "") }),
    status: 201,
    async after(world, _, answer) {
      const { name, city, photos } = await world.find("stories", idOfSent(answer));
      return [
        { name, city, photos },
        { name: null, city: null, photos: [] },
      ];
    },
  },
  {
    call,
    when: "it says which sentence its sender agreed to",
    body: sent({ consentVersion: currentConsent }),
    status: 201,
    has: () => ({ success: true }),
  },
  {
    call,
    when: "it comes urlencoded",
    body: () => new URLSearchParams(exampleStoryFields),
    status: 201,
    has: () => ({ success: true }),
  },
  {
    call,
    when: "a field is there twice, others are unknown, one is called __proto__",
    body: sent({ story: ["la prima", "la seconda"], x: "y", __proto__x: "z", ["__proto__"]: "w" }),
    status: 201,
    async after(world, _, answer) {
      return [(await world.find("stories", idOfSent(answer))).story, "la seconda"];
    },
  },
  {
    call,
    when: "the story is 1000 characters long, each of them two units",
    body: sent({ story: "🦫".repeat(1000) }),
    status: 201,
  },
  {
    call,
    when: "there are five photos",
    body: async () =>
      form({
        ...exampleStoryFields,
        photos: await Promise.all([1, 2, 3, 4, 5].map((at) => photo(`foto-${at}.jpg`))),
      }),
    status: 201,
    has: () => ({
      success: true,
      leftOut: 2,
      notice: "Ho tenuto le prime 3 foto: altre 2 foto sono rimaste fuori.",
    }),
    async after(world, _, answer) {
      const story = await world.find("stories", idOfSent(answer));
      const labels = story.photos.map((name) => name.split("_").at(-1));
      return [labels, ["foto-1.jpg", "foto-2.jpg", "foto-3.jpg"]];
    },
  },
  {
    call,
    when: "there are more photos than are even received",
    body: async () =>
      form({
        ...exampleStoryFields,
        photos: await Promise.all(Array.from({ length: 25 }, (_, at) => photo(`foto-${at}.jpg`))),
      }),
    status: 201,
    has: () => ({ leftOut: 22, notice: "Ho tenuto le prime 3 foto: altre 22 foto sono rimaste fuori." }),
  },
  {
    call,
    when: "the same form with its token arrives a second time",
    given: async (world) => {
      const again = { ...exampleStoryFields, token: crypto.randomUUID() };
      const { json } = await world.send(call, { body: form(again) });
      const { id, receipt } = json as Record<string, string>;
      return { first: String(id), receipt: String(receipt), token: again.token };
    },
    body: ({ token = "" }) => form({ ...exampleStoryFields, token }),
    status: 201,
    is: ({ first, receipt }) => ({ success: true, id: first, receipt }),
  },
  {
    call,
    when: "the same story arrives a second time without a token",
    given: async (world) => ({ first: (await world.story()).id }),
    body: sent({}),
    status: 201,
    hasNot: ({ first = "" }) => [first],
  },
];
